import { cookieTableMarker } from '../../src/schema/legal.ts';

/** The two parts of a text around its table, or all of it; and its faults, in words. */
export type TextParts = { html: string; htmlAfterTable: string | null; problem?: string };

const marker = `<p>${cookieTableMarker}</p>`;

/**
 * Parts a compiled text at the place of the cookie table.
 * @param expected whether this text has to have the place: exactly one does
 */
export function splitAtCookieTable(html: string, expected: boolean): TextParts {
  const [before = '', after, ...more] = html.split(marker);
  if (expected && (after === undefined || more.length > 0)) {
    return {
      html,
      htmlAfterTable: null,
      problem: `one line of the text has to be ${cookieTableMarker}, and nothing else`,
    };
  }
  if (!expected && html.includes(cookieTableMarker)) {
    return { html, htmlAfterTable: null, problem: `only the cookie policy has the table ${cookieTableMarker}` };
  }
  return { html: before, htmlAfterTable: after ?? null };
}
