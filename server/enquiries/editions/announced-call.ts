import { longDate } from '../../../src/i18n/format.ts';
import { fromKeys } from '../../../src/i18n/from-keys.ts';
import { languages, type Language } from '../../../src/i18n/language.ts';
import type { AnnouncedEdition } from '../../../src/schema/subscription.ts';
import { type CalledRound } from '../../../src/schema/called-round.ts';
import { waitedCall } from '../../../src/schema/waited-call.ts';

const words = {
  es: { name: 'Convocatoria de ENAIRE', from: 'Inscripción desde', to: 'Último día' },
  en: { name: 'ENAIRE’s selection round', from: 'Applications from', to: 'Last day' },
};

/**
 * The facts that mails about ENAIRE's call contain. An address gets one mail for each year: a corrected date causes no
 * second mail.
 */
export function announcedCall({ year, source, from, to }: CalledRound): AnnouncedEdition {
  const name = (language: Language) => `${words[language].name} ${year}`;
  return {
    id: `${waitedCall}-${year}`,
    course: waitedCall,
    campus: null,
    courseName: fromKeys(languages, name),
    facts: fromKeys(languages, (language) => [
      [words[language].name, String(year)],
      [words[language].from, longDate(from, language)],
      [words[language].to, longDate(to, language)],
    ]),
    path: fromKeys(languages, () => source),
  };
}
