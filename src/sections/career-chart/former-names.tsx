import { DataTable } from '../../ui/data-table.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import type { CareerSource, SourcedText } from './career-point.ts';
import styles from './career-rules.module.css';
import { Sourced } from './sourced.tsx';

type FormerNamesProps = {
  title: string;
  intro: SourcedText;
  caption: string;
  columns: { was: string; now: string };
  items: readonly (SourcedText & { was: string })[];
  source: string;
  sources: readonly CareerSource[];
  references: { title: string };
};

/** Explains the former names on older licences, and lists the sources of the whole page. */
export function FormerNames({ title, intro, caption, columns, items, source, sources, references }: FormerNamesProps) {
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
      <div className={styles.references} data-unmarked="">
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
