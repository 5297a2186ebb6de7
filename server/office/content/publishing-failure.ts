import type { Localized } from '../../../src/i18n/language.ts';
import type { FieldProblem } from '../../../src/schema/office-content.ts';

/** Why a publication failed: a message, the problems to correct first, and the `cause` if it was unexpected. */
export class PublishingFailure extends Error {
  readonly words: Localized<string>;
  readonly problems: readonly FieldProblem[];
  constructor(words: Localized<string>, problems: readonly FieldProblem[] = [], options: ErrorOptions = {}) {
    super(words.en, options);
    this.words = words;
    this.problems = problems;
  }
}

/** The reasons why a publication failed, for people. */
export const whyNot = {
  nothing: { es: 'No hay nada que publicar.', en: 'There is nothing to publish.' },
  problems: { es: 'Falta arreglar algo antes de publicar.', en: 'Something has to be put right before publishing.' },
  lostVisits: { es: 'Se quitaría una visita con reservas.', en: 'A visit with bookings would be removed.' },
  otherProgram: {
    es: 'Se está publicando otra cosa desde hace rato. Prueba más tarde.',
    en: 'Something else has been publishing for a while. Try later.',
  },
  otherCode: {
    es: 'El programa de la web que está en marcha no es el último del repositorio: hay que ponerlo antes de publicar. Avisa a quien lleva la web; el borrador se queda como está.',
    en: 'The running site is not the newest of the repository: it has to be deployed before publishing. Tell the person who runs the site; the draft stays as it is.',
  },
  notDrawn: {
    es: 'Las páginas no se han podido dibujar. La web está como estaba.',
    en: 'The pages could not be drawn. The site is as it was.',
  },
  notShown: {
    es: 'Está guardado, pero la web no lo enseña todavía. Pulsa «Publicar» otra vez.',
    en: 'It is saved, but the site does not show it yet. Press “Publish” again.',
  },
  onlyPublished: {
    es: 'Está publicado, pero después ha fallado algo: avisa a quien lleva la web.',
    en: 'It is published, but something failed afterwards: tell the person who runs the site.',
  },
  unknown: {
    es: 'No se ha podido publicar. La web está como estaba.',
    en: 'It could not be published. The site is as it was.',
  },
} as const;
