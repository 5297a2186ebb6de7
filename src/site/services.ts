/** Lists the services that a centre may switch on beyond the site itself. */
const services = ['google-analytics', 'google-ads', 'tally', 'webhook'] as const;
/**
 * Names the conditions of parts of legal pages. A part's mark names one of these, and the server leaves the part out
 * unless its settings meet it. Besides a service that is switched on:
 *
 * - `google`, `no-google-analytics`: Analytics or Ads is on, Analytics is off
 * - `own-forms`: the pages show the site's own forms, not Tally's
 * - `own-countries`, `other-countries`: whose country service browsers ask (`GEO_SERVICE_URL`)
 */
export const conditions = [
  ...services,
  'google',
  'no-google-analytics',
  'own-forms',
  'own-countries',
  'other-countries',
] as const;
export type Condition = (typeof conditions)[number];

/** Marks HTML that a page has only under a condition; marks do not nest. */
export function markWhen(condition: Condition, html: string): string {
  return `<!--when:${condition}-->${html}<!--end-->`;
}

/**
 * Leaves out the parts of a page whose condition is not met. The marks read the same in a document and in the JSON of
 * its data.
 * @param text an HTML document, or JSON whose strings hold HTML
 */
export function withoutUnmetParts(text: string, held: ReadonlySet<Condition>): string {
  return text.replace(/<!--when:([\w-]+)-->(.*?)<!--end-->/gs, (_, condition: Condition, part: string) =>
    held.has(condition) ? part : '',
  );
}
