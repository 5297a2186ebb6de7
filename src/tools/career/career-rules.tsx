import { DataTable } from '../../ui/data-table.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import styles from './career.module.css';
import type { CareerSource, CareerTexts } from './content.ts';
import { Sourced } from './sourced.tsx';

type Sources = { source: string; sources: readonly CareerSource[] };

/** The time limits of the map, each with the consequence of its expiry. */
export function CareerClocks({ title, intro, items, source, sources }: CareerTexts['clocks'] & Sources) {
  return (
    <SectionBand title={title} lead={intro} leadPlace="beside" className={styles.rules}>
      <dl className={`grid-20 gap-4 ${styles.clocks}`}>
        {items.map(({ id, name, short, ...fact }) => (
          <div key={id} id={`clock-${id}`}>
            <dt className="cluster gap-1 gap-x-4 baseline apart strong">
              {name} <strong className="tabular">{short}</strong>
            </dt>
            <dd className="small">
              <Sourced {...fact} label={source} sources={sources} />
            </dd>
          </div>
        ))}
      </dl>
    </SectionBand>
  );
}

/** Explains the former names on older licences, and lists the sources of the whole page. */
export function FormerNames({
  title,
  intro,
  caption,
  columns,
  items,
  source,
  sources,
  references,
}: CareerTexts['former'] & Sources & Pick<CareerTexts, 'references'>) {
  return (
    <SectionBand
      tone="land"
      title={title}
      lead={<Sourced {...intro} label={source} sources={sources} />}
      leadPlace="beside"
      data-print="hide"
    >
      <DataTable
        caption={caption}
        columns={[{ header: columns.was }, { header: columns.now }]}
        rows={items.map(({ was, ...fact }) => [was, <Sourced key={was} {...fact} label={source} sources={sources} />])}
      />
      <div className={`small ${styles.references}`} data-unmarked="">
        <h3>{references.title}</h3>
        <ol>
          {sources.map(({ id, title: name, url, read }) => (
            <li key={id} id={`source-${id}`}>
              <a href={url} rel="noreferrer">
                {name}
              </a>
              , {read}
            </li>
          ))}
        </ol>
      </div>
    </SectionBand>
  );
}
