import { PlaceLink } from '../../parts/place-link.tsx';
import type { ChangeLine } from '../../../schema/office-content.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { fieldPlace } from '../list/file-lines.ts';
import styles from './publish.module.css';

/** The length at which shown texts are cut, in characters; the field shows the whole text. */
const longest = 160;

/** Shows changes as text: “Bloque 1 · precio: 27.000 → 28.000 EUR”. */
export function ChangeLines({ lines, linked = false }: { lines: readonly ChangeLine[]; linked?: boolean }) {
  const t = useWords();
  const language = useLanguage();
  return (
    <ul className={`stack gap-2 small ${styles.lines}`}>
      {lines.map(({ file, en, ...spanish }) => {
        const { title, field, from, to } = (language === 'en' && en) || spanish;
        return (
          <li key={`${file}:${field}:${from}:${to}`}>
            <strong>{linked ? <PlaceLink to={fieldPlace(file)}>{title}</PlaceLink> : title}</strong>
            {field !== '' && ` · ${field}`}
            {(from !== '' || to !== '') && ': '}
            {from !== '' && <del>{cut(from)}</del>}
            {from !== '' && to !== '' && (
              <>
                {' '}
                <span aria-hidden="true">→</span> <span className="visually-hidden">{t('changes.becomes')} </span>
              </>
            )}
            {to !== '' && <ins>{cut(to)}</ins>}
          </li>
        );
      })}
    </ul>
  );
}

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}

type PageListProps = {
  pages: readonly string[];
  title?: 'changes.pages' | 'publishing.pages';
  /** The address of the site, if the pages are linked. */
  site?: string;
};

/** The number of pages that changes affect, above a list of them that is open for up to three pages. */
export function PageList({ pages: all, title = 'changes.pages', site }: PageListProps) {
  const t = useWords();
  const pages = [...new Set(all)];
  if (pages.length === 0) return null;
  return (
    <details className={`small ${styles.pages}`} open={pages.length <= 3}>
      <summary>{t(title, { count: pages.length })}</summary>
      <ul className="fine data">
        {pages.map((page) => (
          <li key={page}>
            {site === undefined ? (
              page
            ) : (
              <a href={new URL(page, site).href} target="_blank" rel="noreferrer">
                {page}
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
