import { renderToStaticMarkup } from 'react-dom/server';
import { CookieTable } from '../../sections/legal-text/cookie-table.tsx';
import { markWhen, type Condition } from '../../site/services.ts';
import type { ContentRequest } from '../page-content.ts';
import { storedItemGroups } from './stored-item-groups.ts';

const columns = ['key', 'kind', 'owner', 'purpose', 'duration'] as const;

/**
 * The tables of everything that the site may store, as HTML. The server removes the rows about services that are not
 * switched on.
 */
export function cookieTableHtml(request: ContentRequest): string {
  const { t } = request;
  const headers = columns.map((column) => t(`legal.column.${column}`));
  const html = renderToStaticMarkup(<CookieTable headers={headers} groups={storedItemGroups(request)} />);
  return html.replace(/<tr role="row" data-when="([\w-]+)">.*?<\/tr>/gs, (row, condition: Condition) =>
    markWhen(condition, row.replace(` data-when="${condition}"`, '')),
  );
}
