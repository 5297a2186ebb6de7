import type { Localized } from '../i18n/language.ts';
import { storedKeys, type ListedKeyId } from './stored-keys.ts';

type StoredItemTexts = {
  purpose: Localized<string>;
  /** Retention period, as text. */
  duration: Localized<string>;
};

/** A stored item as a row of the cookie policy's table: its name, place, owner, purpose and retention. */
export type StoredItem = (typeof storedKeys)[ListedKeyId] & StoredItemTexts;

const untilTabCloses: Localized<string> = { es: 'hasta que cierras la pestaña', en: 'until you close the tab' };
const untilAskedAgain: Localized<string> = {
  es: 'cuenta durante 24\u00A0meses; después volvemos a preguntar',
  en: 'counts for 24\u00A0months; after that we ask again',
};
const ninetyDays: Localized<string> = { es: '90\u00A0días', en: '90\u00A0days' };
const twoYears: Localized<string> = { es: '24\u00A0meses', en: '24\u00A0months' };

const texts: Record<ListedKeyId, StoredItemTexts> = {
  consent: {
    purpose: {
      es: 'Recuerda que ya has respondido al aviso de cookies.',
      en: 'Remembers that you have answered the cookie notice.',
    },
    duration: untilAskedAgain,
  },
  preferences: {
    purpose: {
      es: 'Guarda qué categorías aceptas, con la fecha y la versión de tu respuesta.',
      en: 'Keeps which categories you accept, with the date and version of your answer.',
    },
    duration: untilAskedAgain,
  },
  language: {
    purpose: { es: 'Recuerda el idioma que has elegido.', en: 'Remembers the language that you chose.' },
    duration: {
      es: '1\u00A0año la cookie; el almacenamiento local, hasta que lo borras',
      en: '1\u00A0year as a cookie; in local storage, until you delete it',
    },
  },
  languageRedirect: {
    purpose: {
      es: 'Evita que un cambio de idioma te lleve de una página a otra sin parar.',
      en: 'Prevents a change of language from sending you back and forth between pages.',
    },
    duration: {
      es: 'cuenta durante 1\u00A0segundo; desaparece al cerrar la pestaña',
      en: 'counts for 1\u00A0second; gone when you close the tab',
    },
  },
  searchKey: {
    purpose: {
      es: 'Recuerda que has desactivado la tecla que abre el buscador. Solo está si la desactivas.',
      en: 'Remembers that you switched off the key that opens the search. It is only there if you do.',
    },
    duration: { es: 'hasta que vuelves a activarla', en: 'until you switch it on again' },
  },
  positionRuns: {
    purpose: {
      es: 'Guarda los resultados de tus últimos ejercicios en «Ponte en la posición». Solo está si terminas alguno.',
      en: 'Keeps the results of your latest exercises of “Take the position”. It is only there if you finish one.',
    },
    duration: { es: 'hasta que lo borras', en: 'until you delete it' },
  },
  licenceChecklist: {
    purpose: {
      es: 'Guarda lo que marcas y las fechas que escribes en la lista de la guía de la licencia. Solo está si marcas o escribes algo, y no sale de tu navegador.',
      en: 'Keeps what you tick and the dates you write in the checklist of the licence guide. It is only there if you tick or write something, and it does not leave your browser.',
    },
    duration: { es: 'hasta que lo borras', en: 'until you delete it' },
  },
  mockExam: {
    purpose: {
      es: 'Guarda tus respuestas y resultados del simulacro. Solo está si empiezas una hoja.',
      en: 'Keeps your answers and results of the mock test. It is only there if you start a paper.',
    },
    duration: { es: 'hasta que lo borras', en: 'until you delete it' },
  },
  proposalDraft: {
    purpose: {
      es: 'Guarda lo que escribes al pedir una propuesta, sin los documentos. Solo está mientras no la envías.',
      en: 'Keeps what you write when you request a proposal, without the documents. It is only there until you send it.',
    },
    duration: { es: '30 días, o hasta que lo envías o lo borras', en: '30 days, or until you send or delete it' },
  },
  carriedAnswers: {
    purpose: {
      es: 'Lleva lo que has escrito en un formulario al otro idioma cuando cambias de idioma.',
      en: 'Takes what you have written in a form to the other language when you change the language.',
    },
    duration: {
      es: 'hasta que aparece el formulario en el otro idioma, o cierras la pestaña',
      en: 'until the form appears in the other language, or you close the tab',
    },
  },
  countedSubmissions: {
    purpose: {
      es: 'Evita que la misma consulta se cuente dos veces al recargar la página de agradecimiento. Guarda el número de la consulta, nada de lo que has escrito.',
      en: 'Prevents the same enquiry from being counted twice when the thank-you page is reloaded. It holds the number of the enquiry and nothing of what you wrote.',
    },
    duration: untilTabCloses,
  },
  originalReferrer: {
    purpose: {
      es: 'Anota la web desde la que llegaste, solo dominio y ruta, para pasársela al formulario. Solo se guarda con tu consulta, si envías una.',
      en: 'Notes the website that you came from, domain and path only, to pass it to the form. It is kept only with your enquiry, if you send one.',
    },
    duration: untilTabCloses,
  },
  adClickId: {
    purpose: {
      es: 'Guarda el identificador del anuncio en que hiciste clic, para saber si la consulta vino de él.',
      en: 'Keeps the identifier of the advertisement that you clicked, to tell whether the enquiry came from it.',
    },
    duration: {
      es: 'cuenta durante 90\u00A0días; después no se usa',
      en: 'counts for 90\u00A0days; after that it is not used',
    },
  },
  googleAnalytics: {
    purpose: {
      es: 'Google Analytics: distingue un navegador de otro y agrupa las páginas de una misma visita.',
      en: 'Google Analytics: tells one browser from another and groups the pages of one visit.',
    },
    duration: twoYears,
  },
  googleAds: {
    purpose: {
      es: 'Google Ads: relaciona el clic en un anuncio con la consulta que envías después.',
      en: 'Google Ads: links a click on an advertisement to the enquiry that you send afterwards.',
    },
    duration: ninetyDays,
  },
};

/** Every stored item with its texts, in the order of the policy's table. */
export const storedItems: readonly StoredItem[] = (Object.keys(texts) as ListedKeyId[]).map((id) => ({
  ...storedKeys[id],
  ...texts[id],
}));
