import { beforeAll, describe, expect, it } from 'vitest';
import { mainOf, wordsOf } from '../../../tests/page-words.ts';
import { languages } from '../../i18n/language.ts';

// The first drawing reads all content; on a busy machine that takes longer than a test may.
beforeAll(() => mainOf('licenceGuide', 'es'), 60_000);

/** Rows: what the specification says (pages, sections 2 and 5), and the words for it in each language. */
const licenceFacts = [
  ['the hero', 'Guía de Tramitación Licencia SATCO', 'SATCO licence application guide'],
  ['step 1: the certificate', 'Consigue un certificado digital', 'Get a digital certificate'],
  ['step 1: the mint', 'Fábrica Nacional de Moneda y Timbre', 'national mint'],
  ['step 1: Cl@ve', 'Cl@ve', 'Cl@ve'],
  ['step 1: identification in person', 'identificarte en persona', 'identify yourself in person'],
  ['step 2: the form of the fee', 'modelo 791', 'form 791'],
  ['step 3: the single form', 'Rellena el formulario único', 'Complete the single form'],
  ['step 4: the training certificate', 'Certificado de formación del centro', 'training certificate'],
  ['step 4: both sides', 'por las dos caras', 'both sides scanned'],
  ['step 5: the general application', 'Presenta la solicitud general', 'File the general application'],
  ['the fee: tariff', 'Tarifa «T 22ª»', 'Tariff “T 22ª”'],
  [
    'the fee: what the tariff is for',
    'expedición del título y la licencia',
    'issue of the air traffic controller title and licence',
  ],
  ['the fee: quantity', 'Cantidad 1', 'Quantity 1'],
  ['the fee: central services', 'Servicios Centrales', 'central services'],
  ['the fee: account', 'IBAN', 'IBAN'],
  ['the fee: receipt', 'Guarda el justificante', 'Save the receipt'],
  ['the single form: notification', 'Notificación electrónica', 'Electronic notification'],
  ['the single form: it is mandatory', 'Es obligatoria', 'It is mandatory'],
  ['the medical certificate', 'certificado médico de clase 3', 'class 3 medical certificate'],
  ['Spanish', 'español (nivel 6)', 'Spanish (level 6)'],
  ['English', 'inglés (nivel 4 o superior)', 'English (level 4 or higher)'],
  ['the signature is lost', 'pierde la firma', 'the signature is lost'],
  ['a renamed file', 'le cambias el nombre', 'rename the file'],
  ['application 1', '1. Datos del solicitante', '1. Applicant data'],
  ['application 2', '2. Datos de la solicitud', '2. Application data'],
  ['application 3', '3. Documentos adjuntos', '3. Attached documents'],
  ['application 4', '4. Firma y registro', '4. Sign and register'],
  ['the text for block 1', 'Bloque 1: torre', 'Block 1: tower'],
  ['the text for block 2', 'Bloque 2: ruta y aproximación', 'Block 2: route and approach'],
  ['the text for the complete rating', 'Habilitación completa', 'Complete rating'],
  [
    'ADC with SUR in the text for block 1',
    'aeródromo (ADC) y la anotación de vigilancia (SUR)',
    'aeródromo (ADC) y la anotación de vigilancia (SUR)',
  ],
  ['the centre’s code in the texts', 'PFATC-19', 'PFATC-19'],
  ['link: fee', 'Pago de la tasa', 'Fee payment'],
  ['link: aeromedical centres', 'Centros médicos aeronáuticos acreditados', 'Accredited aeromedical centres'],
  ['link: language centres', 'Centros de evaluación lingüística', 'Language assessment centres'],
] as const;

const teamsFacts = [
  ['accordion 1', 'Comunicación y colaboración', 'Communication and collaboration'],
  ['channels', 'Canales', 'Channels'],
  ['meetings', 'Reuniones', 'Meetings'],
  ['calls', 'Llamadas', 'Calls'],
  ['accordion 2', 'Gestión de archivos', 'File management'],
  ['accordion 3', 'Organización y productividad', 'Organisation and productivity'],
  ['notifications', 'Notificaciones', 'Notifications'],
  ['the calendar', 'Calendario', 'Calendar'],
  ['accordion 4', 'Consejos adicionales', 'Extra tips'],
  ['search', 'Búsqueda', 'Search'],
  ['apps', 'Integración de aplicaciones', 'App integration'],
  ['statuses', 'Estado: Disponible, Ocupado, Ausente', 'Status: Available, Busy, Away'],
  ['the mobile app', 'Aplicación móvil', 'Mobile app'],
  ['the mail button', 'Escribir a la oficina técnica', 'Write to the technical office'],
] as const;

describe.each([
  ['licenceGuide', licenceFacts],
  ['teamsGuide', teamsFacts],
] as const)('%s', (page, facts) => {
  for (const [index, language] of languages.entries()) {
    it.each(facts.map(([fact, ...words]) => [fact, words[index] ?? '']))(
      `says %s in ${language}: %s`,
      async (_, words) => {
        expect(wordsOf(await mainOf(page, language)).toLowerCase()).toContain(words.toLowerCase());
      },
    );
  }
});

describe.each(languages)('in %s', (language) => {
  it.each([
    ['licenceGuide', 5, 'steps', '<li id="'],
    ['licenceGuide', 3, 'instructions', '<details'],
    ['licenceGuide', 12, 'links to offices elsewhere', 'href="https:[^"]*"[^>]* target="_blank"'],
    ['licenceGuide', 9, 'texts to copy', '<p lang="es"'],
    ['teamsGuide', 4, 'topics', '<details'],
  ] as const)('%s has %i %s', async (page, count, _, pattern) => {
    expect((await mainOf(page, language)).match(new RegExp(pattern, 'g'))).toHaveLength(count);
  });

  it.each(['licenceGuide', 'teamsGuide'] as const)(
    '%s keeps the technical office’s address to itself',
    async (page) => {
      expect(await mainOf(page, language)).not.toContain('mailto:');
    },
  );
});
