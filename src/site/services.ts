/** Lists the services that a centre may switch on beyond the site itself. */
const services = ['google-analytics', 'google-ads', 'tally', 'webhook'] as const;
/**
 * Conditions of marked parts of pages: the server removes a part whose condition is not met. A condition is the name of
 * a service that is switched on, or one of these:
 *
 * - `google`: Analytics or Ads is on
 * - `no-google-analytics`: Analytics is off
 * - `own-forms`: the pages show the site's own forms, not those of Tally
 * - `own-countries`: browsers ask the site itself for the visitor's country
 * - `other-countries`: browsers ask another service (`GEO_SERVICE_URL`)
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

/** Marks HTML with the condition under which a page includes it; marks do not nest. */
export function markWhen(condition: Condition, html: string): string {
  return `<!--when:${condition}-->${html}<!--end-->`;
}

/**
 * Removes the parts of a page whose condition is not met. The marks are the same in a document and in the JSON of its
 * data.
 * @param text an HTML document, or JSON whose strings contain HTML
 */
export function withoutUnmetParts(text: string, held: ReadonlySet<Condition>): string {
  return text.replace(/<!--when:([\w-]+)-->(.*?)<!--end-->/gs, (_, condition: Condition, part: string) =>
    held.has(condition) ? part : '',
  );
}
