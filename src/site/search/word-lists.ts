import type { Localized } from '../../i18n/language.ts';

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Words that a search ignores, without accents. */
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

/** Words that occur all over the site, and polite phrases: they do not distinguish questions. */
export const subjectWords: Localized<ReadonlySet<string>> = {
  es: words(`
    curso cursos controlador controladora controladores aereo aerea aereos trafico atc atco centro academia escuela formacion
    hola favor quisiera gustaria saber informacion info vuestro vuestra teneis ofreceis
  `),
  en: words(`
    course courses controller controllers air traffic atc atco training school centre center academy please hello hi tell
    know like information info offer
  `),
};

/** Words for the same thing, as people type them, in both languages. */
export const synonyms: readonly Localized<readonly string[]>[] = [
  { es: ['ADI', 'ADV', 'ADC', 'torre', 'aeródromo'], en: ['ADI', 'ADV', 'ADC', 'tower', 'aerodrome'] },
  { es: ['RAD', 'SUR'], en: ['RAD', 'SUR'] },
  { es: ['APP', 'APS', 'aproximación'], en: ['APP', 'APS', 'approach'] },
  { es: ['ACP', 'ACS', 'ruta'], en: ['ACP', 'ACS', 'en-route', 'area'] },
  { es: ['SATCO', 'alumno', 'estudiante'], en: ['SATCO', 'student'] },
  {
    es: [
      'precio',
      'cuesta',
      'cuestan',
      'coste',
      'costar',
      'precios',
      'cuestan',
      'tarifa',
      'euros',
      'pagar',
      'vale',
      'caro',
    ],
    en: ['price', 'cost', 'costs', 'fee', 'fees', 'prices', 'euros', 'pay', 'expensive'],
  },
  {
    es: ['dura', 'duración', 'semanas', 'meses', 'tiempo', 'largo'],
    en: ['long', 'length', 'duration', 'weeks', 'months', 'last', 'take'],
  },
  {
    es: ['empieza', 'empezar', 'inicio', 'comienza', 'fecha', 'fechas', 'próximo'],
    en: ['start', 'begin', 'starts', 'date', 'dates', 'next'],
  },
  { es: ['gafas', 'lentillas', 'vista', 'miopía', 'ver'], en: ['glasses', 'lenses', 'eyesight', 'vision', 'sight'] },
  { es: ['daltónico', 'daltonismo', 'color', 'colores', 'tricrómata'], en: ['colour', 'color', 'blind', 'trichromat'] },
  { es: ['médico', 'reconocimiento', 'salud', 'clase'], en: ['medical', 'health', 'class'] },
  { es: ['nota', 'nivel', 'mínimo', 'puntuación'], en: ['mark', 'score', 'level', 'minimum', 'pass'] },
  {
    es: ['sueldo', 'salario', 'gana', 'ganar', 'cobra', 'cobrar', 'pagan'],
    en: ['salary', 'earn', 'earns', 'wage', 'wages', 'pay', 'paid'],
  },
  {
    es: ['oposición', 'oposiciones', 'convocatoria', 'plazas', 'proceso'],
    en: ['selection', 'round', 'recruitment', 'places', 'apply'],
  },
  { es: ['examen', 'prueba', 'test'], en: ['exam', 'test', 'tests', 'examination'] },
  { es: ['psicotécnico', 'aptitud', 'FEAST', 'PDEA'], en: ['aptitude', 'FEAST', 'PDEA'] },
  {
    es: ['alojamiento', 'residencia', 'piso', 'habitación', 'vivir', 'dormir'],
    en: ['accommodation', 'housing', 'flat', 'room', 'live', 'stay'],
  },
  {
    es: ['metro', 'autobús', 'llegar', 'transporte', 'dirección'],
    en: ['metro', 'bus', 'reach', 'transport', 'address', 'directions'],
  },
  {
    es: ['teléfono', 'llamar', 'contacto', 'correo', 'email', 'escribir'],
    en: ['phone', 'call', 'contact', 'email', 'mail', 'write'],
  },
  { es: ['edad', 'años', 'mayor', 'viejo'], en: ['age', 'old', 'years', 'older'] },
  {
    es: ['carrera', 'título', 'estudios', 'bachillerato', 'estudiar'],
    en: ['degree', 'studies', 'study', 'university', 'education'],
  },
  {
    es: ['profesor', 'profesores', 'instructor', 'instructores'],
    en: ['teacher', 'teachers', 'instructor', 'instructors'],
  },
  { es: ['Canarias', 'Las Palmas', 'LPA', 'GCLP'], en: ['Canary Islands', 'Gran Canaria', 'LPA', 'GCLP'] },
  { es: ['inglés', 'idioma', 'idiomas', 'lengua'], en: ['English', 'language', 'languages'] },
  {
    es: ['beca', 'becas', 'ayuda', 'subvención', 'préstamo', 'financiación', 'financiar'],
    en: ['grant', 'scholarship', 'bursary', 'funding', 'loan', 'financing', 'finance'],
  },
  { es: ['cookies', 'privacidad', 'datos'], en: ['cookies', 'privacy', 'data'] },
  { es: ['frecuencia', 'radio', 'fraseología'], en: ['radio', 'phraseology', 'radiotelephony'] },
  { es: ['trabajo', 'empleo', 'puesto'], en: ['job', 'work', 'employment'] },
  { es: ['cliente', 'empresa', 'aeropuerto', 'servicios'], en: ['client', 'company', 'airport', 'services'] },
  {
    es: ['devolver', 'devuelven', 'devolución', 'reembolso', 'cancelar'],
    en: ['refund', 'refunded', 'cancel', 'moneyback'],
  },
  { es: ['horario', 'horarios', 'turno', 'tardes', 'mañanas'], en: ['timetable', 'schedule', 'hours', 'evenings'] },
  { es: ['aprobados', 'aprueban', 'porcentaje', 'éxito'], en: ['pass', 'passed', 'rate', 'success'] },
  { es: ['difícil', 'dificultad', 'fácil', 'complicado'], en: ['hard', 'difficult', 'easy', 'tough'] },
  {
    es: ['conversión', 'convertir', 'convalidar', 'homologar', 'canjear'],
    en: ['conversion', 'convert', 'transfer', 'exchange', 'recognise'],
  },
  { es: ['simulador', 'simuladores', 'simulación'], en: ['simulator', 'simulators', 'simulation'] },
  { es: ['mensualidades', 'cuotas'], en: ['instalments', 'installments', 'monthly'] },
];
