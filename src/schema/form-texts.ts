import { z } from 'zod';
import { consentField, consentNames, type ConsentName } from './fields/field-names.ts';
import { localizedText, localizedTexts } from './localized.ts';
import { siteFormIds } from './site-form.ts';
import { object } from './object.ts';

const row = localizedTexts({ label: 'Nombre', text: 'Texto' });

const linkedText = localizedText.refine(
  ({ es, en }) => [es, en].every((text) => text.split('{policy}').length === 2),
  'both languages need {policy} once: the link to the privacy policy stands there',
);

const consentTitles: Readonly<Record<ConsentName, string>> = { privacy: 'Privacidad', marketing: 'Publicidad' };

const consentTexts = Object.fromEntries(
  consentNames.map((name) => [
    name,
    (consentField(name).linksPolicy ? linkedText : localizedText).meta({ title: consentTitles[name] }),
  ]),
) as Record<ConsentName, typeof localizedText>;

/**
 * The texts of the forms and of the visitors' consents. `version` is stored with every consent: change it with any
 * change of `dataProtection`, `consent`, `tellMe` or `visit` (GDPR art. 7.1). Texts may have `{centre.…}` placeholders;
 * `{policy}` becomes a link whose text is `policyName`.
 */
export const formTexts = object({
  version: z.iso.date().meta({
    title: 'Versión',
    description: 'Cámbiala con cualquier palabra de los consentimientos: se guarda con cada uno.',
  }),
  policyName: localizedText.meta({ title: 'Nombre de la política' }),
  /** The first layer of LOPDGDD art. 11, beside the submit button. */
  dataProtection: object({
    /** The text beside the button, short enough to be visible together with the last field. */
    summary: linkedText.meta({
      title: 'Resumen junto al botón',
      description: '{policy} es el enlace a la política, una vez en cada idioma.',
    }),
    /** Title of the fold with the rows. */
    title: localizedText.meta({ title: 'Título de las filas' }),
    rows: object({
      controller: row.meta({ title: 'Responsable' }),
      purpose: row.meta({ title: 'Finalidad' }),
      legalBasis: row,
      recipients: row.meta({ title: 'Destinatarios' }),
      transfers: row.meta({ title: 'Transferencias internacionales' }),
      rights: row.meta({ title: 'Derechos' }),
      /** Separate from the other rights (GDPR art. 21.4). */
      objection: row.meta({ title: 'Oposición' }),
      more: object({ label: localizedText.meta({ title: 'Nombre' }), text: linkedText }).meta({
        title: 'Más información',
      }),
    }),
  }).meta({ title: 'Protección de datos' }),
  consent: object(consentTexts).meta({ title: 'Consentimientos' }),
  /** Replaces texts in the form for notices of the next intake. */
  tellMe: object({
    summary: linkedText.meta({ description: '{policy} es el enlace a la política.' }),
    purpose: localizedText.meta({ title: 'Finalidad' }),
    legalBasis: localizedText,
    privacy: linkedText.meta({ title: 'Privacidad' }),
  }).meta({ title: 'Aviso de la próxima edición' }),
  /** The same texts for the form that books a visit. */
  visit: object({
    summary: linkedText.meta({ description: '{policy} es el enlace a la política.' }),
    purpose: localizedText.meta({ title: 'Finalidad' }),
    legalBasis: localizedText,
    privacy: linkedText.meta({ title: 'Privacidad' }),
  }).meta({ title: 'Reserva de una visita' }),
  forms: z.record(z.enum(siteFormIds), localizedTexts(['title', 'intro', 'submit'])).meta({ title: 'Formularios' }),
});

export type FormTexts = z.infer<typeof formTexts>;
