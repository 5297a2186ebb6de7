/**
 * Ids of the notice and the preferences, shared by their markup and the module that answers presses. Ad blockers hide
 * elements with telling names.
 */
export const consentIds = {
  notice: 'asks',
  announcement: 'asks-aloud',
  preferences: 'choices',
} as const;
