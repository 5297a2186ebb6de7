import type { Localized } from '../../i18n/language.ts';

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Words that say nothing of what somebody looks for, without accents. */
export const stopWords: Localized<ReadonlySet<string>> = {
  es: words(`
    a al algo ante aqui asi aun aunque bien cada casi como con cual cuales cuando cuanto cuanta cuantos cuantas de del desde
    donde dos e el ella ellas ellos en entre era es esa ese eso esta estan estar este esto estos fue ha han hasta hay hace
    hacer la las le les lo los mas me mi mis mucho muy nada ni no nos o os otra otro para pero pide piden pido poco por
    porque puede pueden puedo que quien quiero se sea segun ser si sin sobre solo son soy su sus tambien te tengo tiene
    tienen todo todos tu tus un una unas uno unos y ya yo hay cosa si debo necesito
  `),
  en: words(`
    a about after all also am an and any are as at be been but by can could did do does each for from get had has have how i
    if in into is it its just many me more most much my need needed no not of on one only or other our out over s should so some
    such t than that the their them then there they this to up us was we what when where which who why will with would
    you your whats want ask asked must
  `),
};

/** Words that people use for the same thing, as they type them. */
export const synonyms: Localized<readonly (readonly string[])[]> = {
  es: [
    ['ADI', 'ADV', 'ADC', 'torre', 'aeródromo'],
    ['RAD', 'SUR'],
    ['APP', 'APS', 'aproximación'],
    ['ACP', 'ACS', 'ruta'],
    ['SATCO', 'alumno', 'estudiante'],
    ['precio', 'cuesta', 'cuestan', 'coste', 'costar', 'tarifa', 'euros', 'pagar', 'vale'],
    ['dura', 'duración', 'semanas', 'meses', 'tiempo', 'largo'],
    ['empieza', 'inicio', 'comienza', 'fecha', 'fechas'],
    ['gafas', 'lentillas', 'vista', 'miopía', 'ver'],
    ['daltónico', 'daltonismo', 'color', 'colores', 'tricrómata'],
    ['médico', 'reconocimiento', 'salud', 'clase'],
    ['nota', 'nivel', 'mínimo', 'puntuación'],
    ['sueldo', 'salario', 'gana', 'ganar', 'cobra', 'cobrar', 'pagan'],
    ['oposición', 'oposiciones', 'convocatoria', 'plazas', 'proceso'],
    ['examen', 'prueba', 'test'],
    ['psicotécnico', 'aptitud', 'FEAST', 'PDEA'],
    ['alojamiento', 'residencia', 'piso', 'habitación', 'vivir', 'dormir'],
    ['metro', 'autobús', 'llegar', 'transporte', 'dirección'],
    ['teléfono', 'llamar', 'contacto', 'correo', 'email', 'escribir'],
    ['edad', 'años', 'mayor', 'viejo'],
    ['carrera', 'título', 'estudios', 'bachillerato', 'estudiar'],
    ['profesor', 'profesores', 'instructor', 'instructores'],
    ['Canarias', 'Las Palmas', 'LPA', 'GCLP'],
    ['inglés', 'idioma', 'idiomas', 'lengua'],
    ['beca', 'préstamo', 'financiación', 'financiar'],
    ['cookies', 'privacidad', 'datos'],
    ['frecuencia', 'radio', 'fraseología'],
    ['trabajo', 'empleo', 'puesto'],
    ['cliente', 'empresa', 'aeropuerto', 'servicios'],
  ],
  en: [
    ['ADI', 'ADV', 'ADC', 'tower', 'aerodrome'],
    ['RAD', 'SUR'],
    ['APP', 'APS', 'approach'],
    ['ACP', 'ACS', 'en-route', 'area'],
    ['SATCO', 'student'],
    ['price', 'cost', 'costs', 'fee', 'fees', 'euros', 'pay', 'expensive'],
    ['long', 'length', 'duration', 'weeks', 'months', 'last', 'take'],
    ['start', 'begin', 'starts', 'date', 'dates'],
    ['glasses', 'lenses', 'eyesight', 'vision', 'sight'],
    ['colour', 'color', 'blind', 'trichromat'],
    ['medical', 'health', 'class'],
    ['mark', 'score', 'level', 'minimum', 'pass'],
    ['salary', 'earn', 'earns', 'wage', 'wages', 'pay', 'paid'],
    ['selection', 'round', 'recruitment', 'places', 'apply'],
    ['exam', 'test', 'tests', 'examination'],
    ['aptitude', 'FEAST', 'PDEA'],
    ['accommodation', 'housing', 'flat', 'room', 'live', 'stay'],
    ['metro', 'bus', 'reach', 'transport', 'address', 'directions'],
    ['phone', 'call', 'contact', 'email', 'mail', 'write'],
    ['age', 'old', 'years', 'older'],
    ['degree', 'studies', 'study', 'university', 'education'],
    ['teacher', 'teachers', 'instructor', 'instructors'],
    ['Canary Islands', 'Gran Canaria', 'LPA', 'GCLP'],
    ['English', 'language', 'languages'],
    ['grant', 'loan', 'financing', 'finance'],
    ['cookies', 'privacy', 'data'],
    ['radio', 'phraseology', 'radiotelephony'],
    ['job', 'work', 'employment'],
    ['client', 'company', 'airport', 'services'],
  ],
};
