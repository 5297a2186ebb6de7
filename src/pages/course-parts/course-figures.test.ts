import { describe, expect, test } from 'vitest';
import { mainOf, wordsOf } from '../../../tests/page-words.ts';
import { languages } from '../../i18n/language.ts';
import type { RouteId } from '../../site/routes.ts';

/**
 * The figures that the specification gives to each course's page, as a visitor reads them there: first the label or the
 * subject, then the value. One row is one figure of one page.
 */
const figures: readonly (readonly [page: RouteId, figure: string, es: string, en: string])[] = [
  ['atcoInitial', 'duration', 'Duración 2 años', 'Duration 2 years'],
  ['atcoInitial', 'basic training', 'Formación básica 7 meses', 'Basic training 7 months'],
  ['atcoInitial', 'rating training', 'Formación de habilitación 17 meses', 'Rating training 17 months'],
  ['atcoInitial', 'format', 'Modalidad presencial', 'Format in person'],
  ['atcoInitial', 'minimum age', 'Edad mínima 18 años', 'Minimum age 18 years'],
  ['atcoInitial', 'studies', 'bachillerato o equivalente', 'upper secondary diploma or equivalent'],
  ['atcoInitial', 'English', 'Inglés B2 o superior', 'English B2 or higher'],
  ['atcoInitial', 'medical', 'Certificado médico clase 3', 'Medical certificate class 3'],
  ['atcoInitial', 'selection', 'prueba psicotécnica', 'psychotechnical test'],
  ['atcoInitial', 'legal basis', '2015/340 y 2023/893', '2015/340 and 2023/893'],
  ['atcoInitial', 'certificate', 'Certificado por AESA PFATC-19', 'Certified by AESA PFATC-19'],

  ['completeRating', 'duration', 'Duración 11-13 meses', 'Duration 11-13 months'],
  ['completeRating', 'hours', 'Horas más de 800 horas', 'Hours more than 800 hours'],
  ['completeRating', 'start', 'Inicio 25 de noviembre de 2025', 'Start November 25, 2025'],
  ['completeRating', 'places', 'Plazas 16', 'Places 16'],
  ['completeRating', 'groups', 'Grupos máximo 16', 'Groups at most 16'],
  ['completeRating', 'share in simulators', 'En simulador 60 %', 'In simulators 60%'],
  ['completeRating', 'exercises', 'Ejercicios de simulador 423', 'Simulator exercises 423'],
  ['completeRating', 'format', 'Modalidad presencial', 'Format in person'],
  ['completeRating', 'place', 'Sede Madrid y Gran Canaria', 'Place Madrid and Gran Canaria'],
  ['completeRating', 'price', 'Precio 57.000 EUR exento de IVA', 'Price 57,000 EUR VAT exempt'],
  ['completeRating', 'what is left out', 'No incluye el reconocimiento médico', 'Does not include the class 3 medical'],
  ['completeRating', 'ratings', 'ADC SUR APP APS ACP ACS', 'ADC SUR APP APS ACP ACS'],
  ['completeRating', 'legal basis', 'Reglamento (UE) 2015/340', 'Regulation (EU) 2015/340'],
  ['completeRating', 'Block 1 in weeks', 'unas 20 semanas', 'about 20 weeks'],
  ['completeRating', 'Block 2 in weeks', 'unas 22 semanas', 'about 22 weeks'],
  ['completeRating', 'Basic', 'Formación básica 172 h 21 h', 'Basic training 172 h 21 h'],
  ['completeRating', 'ADC', 'Control de aeródromo ADC 52 h 100 h', 'Aerodrome control ADC 52 h 100 h'],
  ['completeRating', 'ACP', 'ACP 74 h 18 h', 'ACP 74 h 18 h'],
  ['completeRating', 'ACS', 'ACS 19 h 144 h', 'ACS 19 h 144 h'],
  ['completeRating', 'APP', 'APP 30 h 32 h', 'APP 30 h 32 h'],
  ['completeRating', 'APS', 'APS 12 h 108 h', 'APS 12 h 108 h'],
  ['completeRating', 'price of Block 1', 'Precio, exento de IVA 27.000 EUR', 'Price, VAT exempt 27,000 EUR'],
  ['completeRating', 'price of Block 2', 'Precio, exento de IVA 30.000 EUR', 'Price, VAT exempt 30,000 EUR'],
  ['completeRating', 'age', 'de 18 a menos de 65', '18 to under 65'],
  ['completeRating', 'English', 'Inglés nivel 4', 'English level 4'],
  ['completeRating', 'Spanish', 'Español nivel 6', 'Spanish level 6'],
  ['completeRating', 'medical', 'Certificado médico clase 3', 'Medical certificate class 3'],
  ['completeRating', 'time after an offer', 'hasta 18 meses', 'up to 18 months'],
  ['completeRating', 'alumni in Liège', 'Lieja EBLG', 'Liège EBLG'],

  ['fullRating', 'duration', 'Duración 11-13 meses', 'Duration 11-13 months'],
  ['fullRating', 'hours', 'Horas más de 800 horas', 'Hours more than 800 hours'],
  ['fullRating', 'start', 'Inicio 25 de noviembre de 2025', 'Start November 25, 2025'],
  ['fullRating', 'places', 'Plazas 16', 'Places 16'],
  ['fullRating', 'groups', 'Grupos máximo 16', 'Groups at most 16'],
  ['fullRating', 'share in simulators', 'En simulador 60 %', 'In simulators 60%'],
  ['fullRating', 'exercises', 'Ejercicios de simulador 423', 'Simulator exercises 423'],
  ['fullRating', 'format', 'Modalidad presencial', 'Format in person'],
  ['fullRating', 'place', 'Sede Madrid y Gran Canaria', 'Place Madrid and Gran Canaria'],
  ['fullRating', 'price', 'Precio 57.000 EUR exento de IVA', 'Price 57,000 EUR VAT exempt'],
  ['fullRating', 'ratings', 'ADC SUR APP APS ACP ACS', 'ADC SUR APP APS ACP ACS'],
  ['fullRating', 'Block 1 in weeks', 'unas 20 semanas', 'about 20 weeks'],
  ['fullRating', 'Block 2 in weeks', 'unas 22 semanas', 'about 22 weeks'],
  ['fullRating', 'Basic', 'Formación básica 172 h 21 h', 'Basic training 172 h 21 h'],
  ['fullRating', 'ADC', 'ADC 52 h 100 h', 'ADC 52 h 100 h'],
  ['fullRating', 'ACP', 'ACP 74 h 18 h', 'ACP 74 h 18 h'],
  ['fullRating', 'ACS', 'ACS 19 h 144 h', 'ACS 19 h 144 h'],
  ['fullRating', 'APP', 'APP 30 h 32 h', 'APP 30 h 32 h'],
  ['fullRating', 'APS', 'APS 12 h 108 h', 'APS 12 h 108 h'],
  ['fullRating', 'time after an offer', '18 meses como máximo', 'at most 18 months'],
  ['fullRating', 'age', 'de 18 a menos de 65', '18 to under 65'],
  ['fullRating', 'languages', 'inglés 4 o más y español 6', 'English 4 or higher and Spanish 6'],
  ['fullRating', 'medical', 'Certificado médico clase 3', 'Medical certificate class 3'],

  ['block1', 'duration', 'Duración 6 meses', 'Duration 6 months'],
  ['block1', 'hours', 'Horas más de 350 horas', 'Hours more than 350 hours'],
  ['block1', 'start', 'Inicio 25 de noviembre de 2025', 'Start November 25, 2025'],
  ['block1', 'places', 'Plazas 16', 'Places 16'],
  ['block1', 'place', 'Sede Madrid y Gran Canaria', 'Place Madrid and Gran Canaria'],
  ['block1', 'price', 'Precio 27.000 EUR exento de IVA', 'Price 27,000 EUR VAT exempt'],
  ['block1', 'phase 1', 'Duración 3 meses Horas más de 150 horas', 'Duration 3 months Hours more than 150 hours'],
  ['block1', 'phase 2', 'Duración 3 meses Horas más de 200 horas', 'Duration 3 months Hours more than 200 hours'],
  ['block1', 'weeks', 'unas 20 semanas', 'about 20 weeks'],
  ['block1', 'Basic', 'Formación básica 172 h 21 h', 'Basic training 172 h 21 h'],
  ['block1', 'ADC', 'Control de aeródromo ADC 52 h 100 h', 'Aerodrome control ADC 52 h 100 h'],
  ['block1', 'ratings', 'Habilitaciones ADC SUR', 'Ratings ADC SUR'],
  ['block1', 'legal basis', 'Reglamento (UE) 2015/340', 'Regulation (EU) 2015/340'],
  ['block1', 'age', 'de 18 a menos de 65', '18 to under 65'],
  ['block1', 'the promoted course', 'Inicio 3 de noviembre de 2025', 'Start November 3, 2025'],

  ['block2', 'duration', 'Duración 6 meses', 'Duration 6 months'],
  ['block2', 'hours', 'Horas más de 450 horas', 'Hours more than 450 hours'],
  ['block2', 'start', 'Inicio noviembre de 2025', 'Start November 2025'],
  ['block2', 'places', 'Solo 6 plazas', 'Only 6 spots'],
  ['block2', 'places as a fact', 'Plazas 6', 'Places 6'],
  ['block2', 'place', 'Sede Madrid Certificado', 'Place Madrid Certified'],
  ['block2', 'price', 'Precio 30.000 EUR exento de IVA', 'Price 30,000 EUR VAT exempt'],
  ['block2', 'each phase', 'Duración 3 meses Horas más de 225 horas', 'Duration 3 months Hours more than 225 hours'],
  ['block2', 'weeks', 'unas 22 semanas', 'about 22 weeks'],
  ['block2', 'ACP', 'Área por procedimientos ACP 74 h 18 h', 'Area control procedural ACP 74 h 18 h'],
  ['block2', 'ACS', 'Área con vigilancia ACS 19 h 144 h', 'Area control surveillance ACS 19 h 144 h'],
  ['block2', 'APP', 'Aproximación por procedimientos APP 30 h 32 h', 'Approach control procedural APP 30 h 32 h'],
  ['block2', 'APS', 'Aproximación con vigilancia APS 12 h 108 h', 'Approach control surveillance APS 12 h 108 h'],
  ['block2', 'ratings', 'Habilitaciones APP APS ACP ACS', 'Ratings APP APS ACP ACS'],
  [
    'block2',
    'entry',
    'Bloque 1 aprobado o licencia de controlador de aeródromo',
    'Block 1 passed, or an aerodrome controller licence',
  ],
  ['block2', 'languages', 'inglés 4 y español 6', 'English 4 and Spanish 6'],

  ['callPreparation', 'duration', 'Duración 3-4 meses', 'Duration 3-4 months'],
  ['callPreparation', 'hours', 'Horas 120 horas', 'Hours 120 hours'],
  ['callPreparation', 'hours online', 'Online 70 horas', 'Online 70 hours'],
  ['callPreparation', 'hours in person', 'Presencial 30 horas', 'In person 30 hours'],
  ['callPreparation', 'hours of consultation', 'Tutorías 20 horas', 'Consultation 20 hours'],
  ['callPreparation', 'timetable', 'de lunes a viernes, 19:00-21:00', 'Monday to Friday, 19:00-21:00'],
  ['callPreparation', 'week', 'una semana intensiva en Madrid', 'one intensive week in Madrid'],
  ['callPreparation', 'start', 'Inicio 3 de noviembre de 2025', 'Start November 3, 2025'],
  ['callPreparation', 'price', 'Precio 3.000 EUR exento de IVA', 'Price 3,000 EUR VAT exempt'],
  ['callPreparation', 'claim', '19 alumnos aprobados en la última', '19 students passed in the last'],
  ['callPreparation', 'places of phase 1', 'Dónde Madrid, Barcelona y Gran Canaria', 'Where Madrid, Barcelona'],
  ['callPreparation', 'days of phase 1', 'Gran Canaria Cuánto dura un solo día', 'Gran Canaria How long a single day'],
  ['callPreparation', 'knowledge', '50 mínimo 25 puntos', '50 minimum 25 points'],
  ['callPreparation', 'written English', 'Inglés escrito C1 20 mínimo 10', 'Written English C1 20 minimum 10'],
  ['callPreparation', 'aptitude', 'Aptitudes - mínimo 25 puntos', 'Aptitude - minimum 25 points'],
  ['callPreparation', 'personality', 'Personalidad - apto o no apto', 'Personality - pass or fail'],
  ['callPreparation', 'phase 2', 'Dónde Madrid Cuánto dura un solo día', 'Where Madrid How long a single day'],
  ['callPreparation', 'total of phase 2', 'Mínimo en total mínimo 50', 'Minimum in total minimum 50'],
  ['callPreparation', 'FEAST', 'EUROCONTROL. hay que superarla', 'controllers. must be passed'],
  ['callPreparation', 'PDEA', 'PDEA Prueba digital de aptitudes. hay', 'PDEA Digital aptitude test. must'],
  ['callPreparation', 'oral English', 'Inglés oral C1 mínimo 25 de 50', 'Oral English C1 minimum 25 of 50'],
  ['callPreparation', 'behaviour', 'conducta mínimo 60 de 120', 'assessment minimum 60 of 120'],
  ['callPreparation', 'clinical assessment', 'de la personalidad apto o no', 'personality assessment pass or'],
  ['callPreparation', 'time after an offer', '18 meses como máximo', 'at most 18 months'],
  ['callPreparation', 'success rate', '98 %', '98%'],
  ['callPreparation', 'starting salary', '31.000 EUR', '31,000 EUR'],
  ['callPreparation', 'salary range', '70.000 y 200.000 EUR', '70,000 and 200,000 EUR'],
  ['callPreparation', 'last topic', 'Tema 9 Factores humanos', 'Topic 9 Human factors'],

  ['selectionProcess', 'duration', 'Duración 6 meses', 'Duration 6 months'],
  ['selectionProcess', 'starts', 'enero, marzo y septiembre de 2025', 'January, March and September 2025'],
  ['selectionProcess', 'format', 'Modalidad online y presencial', 'Format online and in person'],

  ['advancedTraining', 'duration', 'Duración variable', 'Duration variable'],
  ['advancedTraining', 'format', 'Modalidad presencial y online', 'Format in person and online'],
  ['advancedTraining', 'licence', 'Licencia de controlador en vigor', 'Controller licence valid'],
  ['advancedTraining', 'instructor: unit', 'unidad al menos 1 año', 'endorsement at least 1 year'],
  ['advancedTraining', 'instructor: experience', 'Experiencia operativa reciente', 'experience recent'],
  ['advancedTraining', 'instructor: medical', 'Certificado médico clase 3', 'valid class 3'],
  ['advancedTraining', 'evaluator: unit', 'unidad al menos 2 años', 'endorsement at least 2 years'],
  ['advancedTraining', 'evaluator: knowledge', 'Evaluación conocimientos', 'Assessment prior knowledge'],
  ['advancedTraining', 'evaluator: provider', 'Proveedor recomendación', 'Provider recommendation'],

  ['courses', 'Complete Rating', '11-13 meses Inicio SEP 2025 Sede Madrid', '11-13 months Start SEP 2025 Place Madrid'],
  ['courses', 'Complete Rating: simulator', 'horas de simulador más de 400', 'simulator hours more than 400'],
  ['courses', 'Block 1', '20 semanas Inicio FEB 2025', '20 weeks Start FEB 2025'],
  ['courses', 'Block 1: places', 'Sede Madrid Gran Canaria', 'Place Madrid Gran Canaria'],
  ['courses', 'Block 1: theory', 'horas de teoría básica 172', 'basic theory hours 172'],
  ['courses', 'Block 1: simulator', 'horas de simulador de torre 100', 'tower simulator hours 100'],
  ['courses', 'Block 1: practice', 'horas de práctica 121', 'practice hours 121'],
  ['courses', 'Block 2', '22 semanas Inicio NOV 2025 Sede Madrid', '22 weeks Start NOV 2025 Place Madrid'],
  ['courses', 'Block 2: simulator', 'horas de simulador 302', 'simulator hours 302'],
  ['courses', 'Block 2: ratings', 'habilitaciones 4', 'ratings 4'],
  ['courses', 'Block 2: places', 'Solo 6 plazas', 'Only 6 spots'],
  ['courses', 'ANSP', '6 meses Próximas fechas ENE MAR SEP 2025', '6 months Next dates JAN MAR SEP 2025'],
  ['courses', 'ANSP: most popular', 'La preparación más solicitada', 'The most requested preparation'],
  ['courses', 'initial course', 'Duración 2 años', 'Duration 2 years'],
  ['courses', 'instructor', 'OJTI y STDI Duración variable', 'OJTI and STDI Duration variable'],
  ['courses', 'certification', 'Certificación AESA Nivel Avanzado', 'Certification AESA Level Advanced'],
];

/** How many questions each page answers (specification, section 2). */
const questions: readonly (readonly [page: RouteId, count: number])[] = [
  ['completeRating', 6],
  ['fullRating', 4],
  ['block1', 4],
  ['block2', 6],
  ['selectionProcess', 5],
  ['advancedTraining', 4],
];

describe.each(languages)('course pages in %s', (language) => {
  test.each(figures)('%s states its %s', async (page, _figure, es, en) => {
    expect(wordsOf(await mainOf(page, language))).toContain({ es, en }[language]);
  });

  test.each(questions)('%s answers %i questions', async (page, count) => {
    const main = await mainOf(page, language);
    expect(main.match(/<details/g)).toHaveLength(count);
  });

  test('callPreparation answers 20 questions beside the nine topics', async () => {
    const main = await mainOf('callPreparation', language);
    expect(main.match(/<details(?! [^>]*id="tema-)/g)).toHaveLength(20);
    expect(main.match(/<details [^>]*id="tema-[1-9]"/g)).toHaveLength(9);
  });
});
