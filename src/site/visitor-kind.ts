/**
 * The kinds of country on which texts and language of documents depend: unknown, Spain, another country that gets
 * Spanish, any other. So a page is drawn at most four times in a language instead of once for each country.
 */
export const visitorKinds = ['unknown', 'spain', 'spanish', 'elsewhere'] as const;
export type VisitorKind = (typeof visitorKinds)[number];
