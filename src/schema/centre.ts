import { z } from 'zod';
import { localizedText, text } from './localized.ts';
import { externalLink } from './references.ts';
import { isSampleAddress } from './sample.ts';
import { object } from './object.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time is written 09:00');
const weekday = z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']).meta({
  choices: {
    monday: 'lunes',
    tuesday: 'martes',
    wednesday: 'miércoles',
    thursday: 'jueves',
    friday: 'viernes',
    saturday: 'sábado',
    sunday: 'domingo',
  },
});

const address = object({
  street: text.meta({ title: 'Calle' }),
  postalCode: z
    .string()
    .regex(/^\d{5}$/, 'a Spanish postal code has five digits')
    .meta({ title: 'Código postal' }),
  city: text.meta({ title: 'Ciudad' }),
  region: localizedText.meta({ title: 'Provincia' }),
  /** ISO 3166-1 alpha-2. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'a country has two capital letters, such as ES')
    .meta({ office: false }),
  /** Decimal degrees, WGS 84. */
  coordinates: object({
    latitude: z.number().min(-90).max(90).meta({ title: 'Latitud' }),
    longitude: z.number().min(-180).max(180).meta({ title: 'Longitud' }),
  }).meta({ office: false }),
  /** `frame` is shown in the page after a click, `link` opens the map in a new tab. */
  map: object({
    frame: externalLink.meta({ office: false }),
    link: externalLink.meta({ title: 'Enlace al mapa' }),
  }).meta({ title: 'Mapa' }),
});

const phone = object({
  display: text.meta({ title: 'Como se lee' }),
  tel: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, 'a number to dial is a plus sign and digits')
    .meta({ title: 'Como se marca', description: 'Con +34 y sin espacios.' }),
})
  .refine(({ display, tel }) => display.replace(/[^+\d]/g, '') === tel, 'both forms need the same digits')
  .meta({ title: 'Teléfono' });

const fields = object({
  name: text.meta({ title: 'Nombre del centro' }),
  /** Code of the training organisation's certificate. */
  code: text.meta({ title: 'Código del certificado' }),
  agency: object({
    acronym: text.meta({ title: 'Siglas' }),
    name: localizedText,
    link: externalLink.meta({ title: 'Su página' }),
  }).meta({ title: 'Autoridad' }),
  email: z.email(),
  phone,
  addresses: object({ madrid: address, canarias: address }).meta({ title: 'Direcciones' }),
  officeHours: object({
    days: z.array(weekday).min(1).meta({ title: 'Días' }),
    opens: time.meta({ title: 'Abre' }),
    closes: time.meta({ title: 'Cierre' }),
    /** IANA name of the zone in which the hours are given. */
    timeZone: text.meta({ office: false }),
  })
    .refine(({ opens, closes }) => opens < closes, 'the office closes before it opens, or at the same time')
    .meta({ title: 'Horario de oficina' }),
  social: object({
    facebook: externalLink.meta({ title: 'Facebook' }),
    instagram: externalLink.meta({ title: 'Instagram' }),
    x: externalLink.meta({ title: 'X' }),
    linkedin: externalLink.meta({ title: 'LinkedIn' }),
  }).meta({ title: 'Redes sociales' }),
  studentAccess: z
    .array(
      object({ id: text.meta({ office: false }), label: localizedText.meta({ title: 'Nombre' }), url: externalLink }),
    )
    .length(2)
    .meta({ title: 'Accesos de alumnos' }),
  technicalOffice: object({ email: z.email() }).meta({ title: 'Oficina técnica' }),
  documents: object({
    'full-rating-programme': externalLink.meta({ title: 'Programa de la habilitación completa' }),
    'block-2-programme': externalLink.meta({ title: 'Programa del Bloque 2' }),
  }).meta({ title: 'Programas en PDF' }),
  legal: object({
    companyName: text.meta({ title: 'Razón social' }),
    taxId: text.meta({ title: 'NIF' }),
    register: localizedText.meta({ title: 'Registro mercantil' }),
    dataProtectionEmail: z.email().meta({ title: 'Correo de protección de datos' }),
    /** The operators of the server and the mailbox, which the privacy policy names as processors. */
    hostingProvider: localizedText.meta({ title: 'Empresa que aloja la web' }),
    mailProvider: localizedText.meta({ title: 'Empresa del correo' }),
    /** Whether personal data leave the European Economic Area, as a sentence. */
    transfers: localizedText.meta({ title: 'Transferencias internacionales' }),
    /**
     * The providers of the tools that students and instructors use. `classroomTransfers` states which of the data
     * leave Europe, and `studentRetention` how long the data of students are kept.
     */
    classroomProviders: localizedText.meta({ title: 'Empresas de las herramientas de clase' }),
    classroomTransfers: localizedText.meta({ title: 'Datos de clase que salen de Europa' }),
    studentRetention: localizedText.meta({ title: 'Cuánto se guardan los datos de alumnos' }),
    /** Whether there is a data protection officer, and how to reach them, as a sentence. */
    dataProtectionOfficer: localizedText.meta({ title: 'Delegado de protección de datos' }),
    /** Where and how long rectified and erased data stay blocked (LOPDGDD, article 32). */
    blocking: localizedText.meta({ title: 'Bloqueo de datos' }),
    /** Codes of conduct to which the centre has signed up (LSSI, article 10.1.g), as a sentence. */
    codesOfConduct: localizedText.meta({ title: 'Códigos de conducta' }),
    /** How many months an enquiry is kept. The server uses this number, unless `RETENTION_MONTHS` is set. */
    retentionMonths: z.number().int().min(1).max(120).meta({
      title: 'Meses que se guarda una consulta',
      description: 'El servidor borra las consultas más antiguas, salvo que RETENTION_MONTHS le fije otro plazo.',
    }),
    /** How many months a confirmed subscription is kept. The server deletes subscriptions after this number. */
    waitingMonths: z.number().int().min(1).max(120).meta({
      title: 'Meses en lista de espera',
      description: 'El programa borra las suscripciones con este mismo número.',
    }),
  }).meta({ title: 'Datos legales' }),
});

/**
 * The facts of the centre as a whole, each stated once. `samples` lists the dotted paths of the placeholder values.
 * Every path must exist, and every value on a reserved example host must be listed, so that no sample is forgotten.
 */
export const centre = fields
  .extend({ samples: z.array(text).meta({ office: false }) })
  .superRefine(({ samples, ...values }, context) => {
    const leaves = leavesOf(values);
    for (const [index, path] of samples.entries()) {
      if (!leaves.some(([leaf]) => isInside(leaf, path))) {
        context.addIssue({ code: 'custom', path: ['samples', index], message: `there is no value at ${path}` });
      }
    }
    for (const [leaf, value] of leaves) {
      if (isSampleAddress(String(value)) && !samples.some((path) => isInside(leaf, path))) {
        context.addIssue({
          code: 'custom',
          path: leaf.split('.'),
          message: 'a sample value that samples does not list',
        });
      }
    }
  });

export type Centre = z.infer<typeof centre>;

/** Whether the street of a campus is still unconfirmed. */
export function isSampleStreet({ samples }: Centre, campus: keyof Centre['addresses']): boolean {
  return samples.some((path) => isInside(`addresses.${campus}.street`, path));
}

function isInside(leaf: string, path: string): boolean {
  return leaf === path || leaf.startsWith(`${path}.`);
}

function leavesOf(value: unknown, path = ''): [path: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, path ? `${path}.${key}` : key));
}
