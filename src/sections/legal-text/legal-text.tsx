import { Prose } from '../../ui/prose.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { Cells, type Cell } from '../../ui/cells.tsx';
import { CookieTable, type CookieTableProps } from './cookie-table.tsx';
import { ContentsList } from '../../ui/contents-list.tsx';
import styles from './legal-text.module.css';

type LegalTextProps = {
  /** Date and version of the text. */
  facts: readonly Cell[];
  sections: readonly { id: string; text: string }[];
  html: string;
  /** The tables of stored items, and the text after them. */
  table?: (CookieTableProps & { htmlAfter: string }) | undefined;
};

/** A legal text with its date, its version and its table of contents. */
export function LegalText({ facts, sections, html, table }: LegalTextProps) {
  const t = useWords();
  return (
    <div className="band">
      <div className={`columns-1-2 gap-8 gap-x-12 top ${styles.sheet} wrap`}>
        <div className="stack gap-6 packed stays">
          <div className="panel">
            <Cells cells={facts} />
          </div>
          <nav className="small" aria-label={t('legal.contents')} data-print="hide">
            <ContentsList sections={sections} />
          </nav>
        </div>
        <div className={`stack gap-8 ${styles.text}`}>
          <Prose html={html} />
          {table && (
            <>
              <CookieTable headers={table.headers} groups={table.groups} />
              <Prose html={table.htmlAfter} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}
