import { z } from 'zod';

/** The Spanish names of fields that mean the same everywhere; any other name stands in the field's `.meta()`. */
const fieldNames: Readonly<Record<string, string>> = {
  action: 'Botón',
  after: 'Después del curso',
  alumni: 'Antiguos alumnos',
  answer: 'Respuesta',
  article: 'Artículo',
  campus: 'Campus',
  canarias: 'Canarias',
  closing: 'Cierre',
  course: 'Curso',
  courses: 'Cursos',
  curriculum: 'Plan de estudios',
  description: 'Descripción',
  documents: 'Documentos',
  email: 'Correo',
  facts: 'Datos',
  form: 'Formulario',
  help: 'Ayuda',
  hero: 'Cabecera de la página',
  hours: 'Horas',
  intro: 'Introducción',
  items: 'Puntos',
  keywords: 'Palabras clave',
  lead: 'Entradilla',
  legalBasis: 'Base legal',
  link: 'Enlace',
  links: 'Enlaces',
  madrid: 'Madrid',
  methodology: 'Metodología',
  name: 'Nombre',
  next: 'Para seguir',
  note: 'Nota',
  options: 'Opciones',
  phases: 'Fases',
  picture: 'Imagen',
  points: 'Puntos',
  programmes: 'Programas',
  promo: 'Recuadro de otro curso',
  question: 'Pregunta',
  questions: 'Preguntas',
  ratings: 'Habilitaciones',
  read: 'Leído el día',
  requirements: 'Requisitos',
  result: 'Resultado',
  rows: 'Filas',
  sample: 'Es una muestra',
  sources: 'Fuentes',
  steps: 'Pasos',
  subject: 'Asunto',
  submit: 'Botón',
  summary: 'Resumen',
  text: 'Texto',
  title: 'Título',
  topics: 'Temas',
  url: 'Dirección de la página',
  year: 'Año',
};

/** An object of content with exactly these fields; a field without a Spanish name of its own takes that of its key. */
export const object: typeof z.strictObject = (shape, params) => {
  const named = Object.entries(shape).map(([key, part]) => [key, withName(part as z.ZodType, fieldNames[key])]);
  return z.strictObject(Object.fromEntries(named) as typeof shape, params);
};

function withName(part: z.ZodType, name: string | undefined): z.ZodType {
  return name === undefined || hasName(part) ? part : part.meta({ title: name });
}

function hasName(part: z.core.$ZodType): boolean {
  const isWrapped = part instanceof z.ZodOptional || part instanceof z.ZodNullable || part instanceof z.ZodDefault;
  return z.globalRegistry.get(part)?.title !== undefined || (isWrapped && hasName(part.unwrap()));
}
