import { SiteLink } from '../../features/page/site-link.tsx';
import type { RouteParams } from '../../site/links.ts';
import type { RouteId } from '../../site/routes.ts';
import { OutsideAnchor } from '../../ui/outside-anchor.tsx';
import { FoldedPart } from '../folded/folded-part.tsx';
import styles from './glossary-list.module.css';

export type GlossaryGroup = {
  id: string;
  title: string;
  terms: readonly {
    id: string;
    term: string;
    name: string;
    text: string;
    before: string | null;
    /** Null if the explanation is the centre's own. */
    source: { label: string; url: string } | null;
    /** Pages with more about the term. */
    links: readonly { to: RouteId; params: RouteParams; label: string }[];
  }[];
};

type GlossaryListProps = {
  words: { contents: string; before: string; source: string; own: string; newTab: string };
  groups: readonly GlossaryGroup[];
};

/** The glossary, group by group. Every term has an anchor of its own. */
export function GlossaryList({ words, groups }: GlossaryListProps) {
  return (
    <div className="band">
      <div className="columns-1-2 gap-8 gap-x-12 top wrap">
        <nav className="small stays" aria-label={words.contents} data-print="hide">
          <ul className="rows">
            {groups.map(({ id, title }) => (
              <li key={id}>
                <a className="plain lit" href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="stack gap-12">
          {groups.map((group) => (
            <Group key={group.id} group={group} words={words} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Group({ group: { id, title, terms }, words }: { group: GlossaryGroup } & Pick<GlossaryListProps, 'words'>) {
  return (
    <section className="stack gap-4" aria-labelledby={id}>
      <h2 className="subhead" id={id}>
        {title}
      </h2>
      <FoldedPart about={title} holding={{ holds: 'terms', count: terms.length }}>
        <dl data-items>
          {terms.map((term) => (
            <div key={term.id} id={term.id} className={`stack gap-2 gap-x-6 ${styles.entry}`}>
              <dt>
                <span className="strong data">{term.term}</span>
              </dt>
              <dd className="stack gap-2 measure">
                <p className="strong">{term.name}</p>
                <p>{term.text}</p>
                {term.before && (
                  <p className="quiet">
                    <b>{words.before}</b> {term.before}
                  </p>
                )}
                <ul className="cluster gap-1 gap-x-6 small">
                  {term.links.map(({ to, params, label }) => (
                    <li key={label}>
                      <SiteLink to={to} params={params}>
                        {label}
                      </SiteLink>
                    </li>
                  ))}
                  <li className="quiet">
                    {term.source ? (
                      <>
                        {words.source}{' '}
                        <OutsideAnchor href={term.source.url} hint={words.newTab}>
                          {term.source.label}
                        </OutsideAnchor>
                      </>
                    ) : (
                      words.own
                    )}
                  </li>
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      </FoldedPart>
    </section>
  );
}
