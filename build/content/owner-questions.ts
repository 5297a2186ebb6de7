import type { FindingKind } from './finding.ts';

/**
 * The questions to the owner, in Spanish, the office's language. A finding gets the first that matches its kind, file
 * and path.
 */
const questions: readonly { kind: FindingKind; where?: RegExp; ask: string }[] = [
  { kind: 'sample', where: /^centre name$/, ask: '¿Cómo se llama el centro?' },
  {
    kind: 'sample',
    where: /^centre code$/,
    ask: '¿Es PFATC-19 el código de vuestro certificado de AESA, y podéis enseñarlo?',
  },
  {
    kind: 'sample',
    where: /^centre (?:email|phone|technicalOffice)/,
    ask: '¿A qué correos y a qué teléfono se os escribe y se os llama?',
  },
  { kind: 'sample', where: /^centre addresses/, ask: '¿Cuál es la dirección de cada campus?' },
  { kind: 'sample', where: /^centre social/, ask: '¿Cuáles son vuestras cuentas en redes sociales?' },
  {
    kind: 'sample',
    where: /^centre studentAccess/,
    ask: '¿En qué dirección están el aula virtual y el correo de los alumnos?',
  },
  { kind: 'sample', where: /^centre documents/, ask: '¿Dónde están los programas completos en PDF?' },
  {
    kind: 'sample',
    where: /^centre legal\.(?:companyName|taxId|register|codesOfConduct)/,
    ask: '¿Qué sociedad es titular de la web, y con qué NIF, registro y códigos de conducta?',
  },
  {
    kind: 'sample',
    where: /^centre legal\.dataProtection/,
    ask: '¿Quién atiende los derechos sobre los datos? ¿Hay delegado de protección de datos?',
  },
  {
    kind: 'sample',
    where: /^centre legal\.(?:hostingProvider|mailProvider|transfers)/,
    ask: '¿Quién aloja la web y el correo, y salen los datos del Espacio Económico Europeo?',
  },
  {
    kind: 'sample',
    where: /^centre legal\.(?:classroom|studentRetention)/,
    ask: '¿Quién presta el aula virtual, Teams y los formularios de valoración, salen los datos de la Unión Europea y cuánto se guardan?',
  },
  {
    kind: 'sample',
    where: /^centre legal\.blocking/,
    ask: '¿Dónde y cuánto tiempo se guardan bloqueados los datos suprimidos y la prueba del consentimiento?',
  },
  {
    kind: 'sample',
    where: /^campuses\/\S+ accommodation/,
    ask: '¿Qué alojamientos recomendáis, a qué precio y con qué condiciones?',
  },
  {
    kind: 'sample',
    where: /^pages\/feedback/,
    ask: '¿Quiénes son los instructores y cuál es el formulario de valoración de cada uno?',
  },
  { kind: 'sample', where: /^people testimonials/, ask: '¿Qué alumnos permiten publicar su testimonio?' },
  { kind: 'sample', where: /^people alumni/, ask: '¿Qué antiguos alumnos permiten decir dónde trabajan?' },
  { kind: 'sample', where: /^press/, ask: '¿Qué medios han hablado del centro?' },
  { kind: 'sample', where: /^articles/, ask: '¿Ocurrió lo que cuenta este artículo, y cómo?' },
  { kind: 'sample', ask: '¿Cuál es el valor real?' },
  { kind: 'person', ask: '¿Dónde consta el permiso de esta persona?' },
  {
    kind: 'date',
    where: /^editions asOf/,
    ask: '¿Qué ediciones hay, con qué fechas, plazas y precios? Las de ahora son un ejemplo.',
  },
  { kind: 'date', ask: '¿Cuándo empieza la próxima edición?' },
  { kind: 'price', ask: '¿Qué impuestos lleva este precio y qué deja fuera?' },
  {
    kind: 'fact',
    where: /^pages\/licence-guide/,
    ask: '¿Coincide la guía con la sede electrónica de AESA, y qué día se ha comparado?',
  },
  { kind: 'fact', where: /^selection-round/, ask: '¿Qué dicen las bases de esta convocatoria?' },
  { kind: 'fact', ask: '¿Quién ha comparado esto con la fuente oficial, y qué día?' },
  { kind: 'picture', ask: '¿Qué imagen va aquí?' },
  { kind: 'open', ask: '¿Qué se hace con esto?' },
];

/** Returns the question about a finding; empty if none matches. */
export function ownerQuestion(kind: FindingKind, file: string, path: readonly string[]): string {
  const where = `${file.replace(/^content\//, '').replace(/\.\w+$/, '')} ${path.join('.')}`;
  const row = questions.find((each) => each.kind === kind && (each.where?.test(where) ?? true));
  return row?.ask ?? '';
}
