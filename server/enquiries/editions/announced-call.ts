import { longDate } from '../../../src/i18n/format.ts';
import { fromKeys } from '../../../src/i18n/from-keys.ts';
import { languages, type Language } from '../../../src/i18n/language.ts';
import type { AnnouncedEdition } from '../../../src/schema/subscription.ts';
import { type CalledRound } from '../../../src/schema/called-round.ts';
import { waitedCall } from '../../../src/schema/waited-call.ts';
import { routePath } from '../../../src/site/routes.ts';

const words = {
  es: { name: 'Convocatoria de ENAIRE', from: 'Inscripción desde', to: 'Último día', source: 'Dónde lo dice' },
  en: { name: 'ENAIRE’s call', from: 'Applications from', to: 'Last day', source: 'Where it says so' },
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
      [words[language].source, source],
    ]),
    path: fromKeys(languages, (language) => routePath('callPreparation', language)),
  };
}
