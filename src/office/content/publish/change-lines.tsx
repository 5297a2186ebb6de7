import { PlaceLink } from '../../parts/place-link.tsx';
import type { ChangeLine } from '../../../schema/office-content.ts';
import { useWords } from '../../words/words.ts';
import { documentOf } from '../../../schema/content-documents.ts';
import { viewOf } from '../list/file-lines.ts';
import { useFileTitle } from '../list/file-title.ts';
import styles from './publish.module.css';

/** The length at which shown texts are cut, in characters; the field shows the whole text. */
const longest = 160;

/** Shows changes as text: “Bloque 1 · precio: 27.000 → 28.000 EUR”. */
export function ChangeLines({ lines, linked = false }: { lines: readonly ChangeLine[]; linked?: boolean }) {
  const t = useWords();
  const titleOf = useFileTitle();
  return (
    <ul className={`stack gap-2 small ${styles.lines}`}>
      {lines.map(({ file, title, field, from, to }) => (
        <li key={`${file}:${field}:${from}:${to}`}>
          <strong>
            {linked ? (
              <PlaceLink to={{ view: viewOf(file), selection: {}, enquiry: null, file: documentOf(file) }}>
                {titleOf(title)}
              </PlaceLink>
            ) : (
              titleOf(title)
            )}
          </strong>
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
      ))}
    </ul>
  );
}

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}

/** The number of pages that the changes affect, above a list of them that is open for up to three pages. */
export function PageList({ pages: all }: { pages: readonly string[] }) {
  const t = useWords();
  const pages = [...new Set(all)];
  if (pages.length === 0) return null;
  return (
    <details className={`small ${styles.pages}`} open={pages.length <= 3}>
      <summary>{t('changes.pages', { count: pages.length })}</summary>
      <ul className="fine data">
        {pages.map((page) => (
          <li key={page}>{page}</li>
        ))}
      </ul>
    </details>
  );
}
