/**
 * Ids of the notice and the preferences, shared by their markup and the module that handles presses. The ids are
 * neutral because ad blockers hide elements by their names.
 */
export const consentIds = {
  notice: 'asks',
  announcement: 'asks-aloud',
  preferences: 'choices',
} as const;
