/**
 * Ids of the parts of every document that ask for consent: what draws them and what answers for
 * them share these. Blockers of advertisements hide what is called by what it is.
 */
export const consentIds = {
  notice: 'asks',
  announcement: 'asks-aloud',
  preferences: 'choices',
} as const;
