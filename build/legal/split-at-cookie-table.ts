import { cookieTableMarker } from '../../src/schema/legal.ts';

/** A text before and after the cookie table; all of it in `html` if it has no table. `problem` is an error message. */
export type TextParts = { html: string; htmlAfterTable: string | null; problem?: string };

const marker = `<p>${cookieTableMarker}</p>`;

/**
 * Splits a compiled text at the marker of the cookie table.
 * @param expected whether this text must have the marker, exactly once
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
