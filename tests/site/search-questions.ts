import type { Localized } from '../../src/i18n/language.ts';

/** A question as visitors type it, and the pages that may be its first result. */
export type TypedQuestion = readonly [question: string, ...pages: string[]];

const money = '/blog/cuanto-cuesta-ser-controlador-aereo';
const salary = '/blog/cuanto-gana-un-controlador-aereo';
const english = '/blog/ingles-para-controladores';
const medical = '/blog/reconocimiento-medico-clase-3';
const studies = '/blog/que-estudiar-y-hasta-que-edad';
const requirements = '/blog/requisitos-para-ser-controlador-aereo';
const phases = '/blog/oposiciones-de-controlador-aereo-fase-a-fase';
const ratings = '/blog/de-las-antiguas-habilitaciones-a-las-nuevas';
const aptitude = '/blog/prueba-digital-de-aptitudes';
const round = '/blog/convocatoria-enaire';
const shifts = '/blog/turnos-vacaciones-y-jubilacion-de-un-controlador-aereo';
const licence = '/solicitar-licencia';
const application = '/blog/como-solicitar-la-licencia-de-controlador-aereo';
const block1 = '/bloque-1-habilitacion-torre';
const block2 = '/bloque-2-habilitaciones-ruta-aproximacion';
const full = '/full-rating-enaire';
const initial = '/atco-initial';

/** Some fifty in each language: short and long, with errors of typing and spelling, and in other orders of words. */
export const typedQuestions: Localized<readonly TypedQuestion[]> = {
  es: [
    ['¿qué nota piden en inglés?', english, '/preparacion-convocatoria'],
    ['precio', money, '/cursos'],
    ['comparar cursos', '/comparar'],
    ['puedo visitar el campus', '/visitas'],
    ['presupuesto para una empresa', '/propuesta'],
    ['mapa de la carrera', '/carrera'],
    ['simulacro de examen', '/simulacro'],
    ['cuánto cuesta el bloque 1', block1],
    ['cuanto balen los cursos', money, '/cursos'],
    ['bloque 2 precio', block2],
    ['cuánto cuesta la habilitación completa', '/habilitacion-completa'],
    ['cuándo empieza el próximo curso', '/calendario'],
    ['fecha de inicio', '/calendario'],
    ['cuánto dura el curso', '/cursos', initial],
    ['duracion bloque uno torre', block1],
    ['horarios', '/cursos', '/calendario', '/preparacion-convocatoria'],
    ['beca', money],
    ['financiación a plazos', money],
    ['turnos', shifts],
    ['es difícil ser controlador', phases, requirements, '/blog/que-es-ser-controlador-aereo'],
    ['me devuelven el dinero', money],
    ['aprovados', phases, '/preparacion-convocatoria'],
    ['soy piloto', requirements],
    ['simulador', '/madrid', '/canarias', '/cursos'],
    ['gafas', medical],
    ['daltónico', medical],
    ['reconocimiento medico', medical],
    ['tattoos o gafas para el medico', medical],
    ['hace falta carrera', studies],
    ['hasta qué edad puedo presentarme', studies],
    ['limite de edad', studies],
    ['requisitos', requirements],
    ['cuánto gana un controlador', salary],
    ['salarrio controlador aereo', salary],
    ['dónde estáis', '/contacto'],
    ['teléfono', '/contacto'],
    ['cómo llego al campus de madrid', '/madrid'],
    ['alojamiento en gran canaria', '/canarias'],
    ['alogamiento', '/madrid', '/canarias'],
    ['convocatria enaire', round],
    ['próxima convocatoria', round],
    ['preparar la convocatoria de enaire', '/preparacion-convocatoria', round],
    ['oposiciones controlador aéreo fases', phases],
    ['examen feast', '/glosario#feast', aptitude],
    ['psicotecnicos', aptitude],
    ['ADI', '/glosario#adi'],
    ['metar', '/glosario#metar'],
    ['solicitar la licencia de alumno', licence, application],
    ['convalidar licencia militar', ratings],
    ['abilitacion de torre', block1],
    ['curso de instructor', '/formacion-avanzada'],
    ['torres privadas', '/blog/torres-privadas-en-espana'],
    ['trabajar en europa', '/blog/controlador-aereo-en-europa'],
    ['frasseologia', '/blog/fraseologia-aeronautica'],
    ['formación para empresas', '/servicios'],
  ],
  en: [
    ['open day', '/visits'],
    ['quote for a team', '/proposal'],
    ['price', money, '/courses'],
    ['how much does block 1 cost', block1],
    ['block 2 cost', block2],
    ['how expensive is the training', money],
    ['complete rating price', '/complete-rating'],
    ['how long', '/courses', initial],
    ['when do controllers retire', shifts],
    ['how long does block 1 take', block1],
    ['when does the next course start', '/calendar'],
    ['start dates', '/calendar'],
    ['salery', salary],
    ['how much do controllers earn', salary],
    ['scholarship', money],
    ['can I pay in instalments', money],
    ['refund', money],
    ['can i get my money back', money],
    ['where are you', '/contact'],
    ['adress', '/contact'],
    ['phone number', '/contact'],
    ['how do I get to the madrid campus', '/madrid-campus'],
    ['do i need spanish', requirements],
    ['what english level is needed', english],
    ['english levle', english],
    ['conversion of licence', ratings],
    ['convert a foreign licence', ratings],
    ['instructor course', '/advanced-training'],
    ['assesor course', '/advanced-training'],
    ['accomodation', '/madrid-campus', '/canary-islands'],
    ['accommodation gran canaria', '/canary-islands'],
    ['training for 12 people', '/services'],
    ['training for our company', '/services'],
    ['glasses', medical],
    ['colour blind', medical],
    ['medical examination', medical],
    ['do I need a degree', studies],
    ['am I too old', studies],
    ['age limit', studies],
    ['requirments', requirements],
    ['is it hard to become a controller', phases],
    ['pass rate', phases],
    ['feast test', '/glossary#feast', aptitude],
    ['apply for the student licence', licence, application],
    ['private towers', '/blog/torres-privadas-en-espana'],
    ['phraselogy', '/blog/fraseologia-aeronautica'],
    ['full rating', full],
    ['working in europe', '/blog/controlador-aereo-en-europa'],
    ['ADV', '/glossary#adv'],
    ['notam', '/glossary#notam'],
    ['next enaire round', round],
    ['tower course', block1],
    ['which course should I choose', '/compare'],
    ['career path', '/career'],
    ['practice questions', '/mock-exam'],
  ],
};
