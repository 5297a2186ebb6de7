import { basename, win32 } from 'node:path';
import { locales, type Language } from '../../../src/i18n/language.ts';
import { withoutForbidden } from '../../../src/schema/fields/field-type.ts';

const longestName = 120;

/** The stored name of a document: one line, without a path, ending in `.pdf`. */
export function documentName(given = ''): string {
  const bare = withoutForbidden('line', basename(win32.basename(given))).replace(/\.pdf$|^\.+$/i, '');
  return `${bare.slice(0, longestName).toWellFormed().trim() || 'documento'}.pdf`;
}

/** Name and size of a document for people. */
export function documentText({ name, size }: { name: string; size: number }, language: Language): string {
  const megabytes = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return `${name} (${megabytes.format(Math.max(size / 1024 / 1024, 0.1))} MB)`;
}
