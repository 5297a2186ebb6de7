import type { Localized } from '../../../src/i18n/language.ts';

/** The problems of the content check in plain words. `$1` in a text stands for the first group of its pattern. */
const sayings: readonly (readonly [pattern: RegExp, spanish: string, english: string])[] = [
  [/^the text is empty|found 0 characters|expected a text, found ""/, 'Falta el texto.', 'The text is missing.'],
  [/found nothing$/, 'Falta este dato.', 'This is missing.'],
  [
    /^the text begins or ends with a blank/,
    'Sobra un espacio al principio o al final.',
    'There is a space too many at the beginning or the end.',
  ],
  [
    /^a page title is cut after (\d+) characters.*found (\d+)/,
    'El título tiene $2 letras; como mucho, $1.',
    'The title has $2 characters; at most $1.',
  ],
  [
    /needs at least (\d+) characters.*found (\d+)/,
    'Es demasiado corto: tiene $2 letras y hacen falta al menos $1.',
    'It is too short: it has $2 characters and needs at least $1.',
  ],
  [
    /(?:after|of more than|at most) (\d+) characters.*found (\d+)/,
    'Es demasiado largo: tiene $2 letras; como mucho, $1.',
    'It is too long: it has $2 characters; at most $1.',
  ],
  [
    /expected at least (\S+), found (\d+) characters/,
    'Es demasiado corto: tiene $2 letras y hacen falta al menos $1.',
    'It is too short: it has $2 characters and needs at least $1.',
  ],
  [
    /expected at most (\S+), found (\d+) characters/,
    'Es demasiado largo: tiene $2 letras; como mucho, $1.',
    'It is too long: it has $2 characters; at most $1.',
  ],
  [
    /expected at least (\S+), found (\S+)$/,
    'Hacen falta al menos $1; hay $2.',
    'At least $1 are needed; there are $2.',
  ],
  [/expected at most (\S+), found (\S+)$/, 'Como mucho, $1; hay $2.', 'At most $1; there are $2.'],
  [
    /its title has (\d+) characters, not (\d+) to (\d+)/,
    'El título de los buscadores tiene $1 letras con el nombre del centro: hacen falta entre $2 y $3.',
    'The title for search engines has $1 characters with the name of the centre: it needs $2 to $3.',
  ],
  [
    /its description has (\d+) characters, not (\d+) to (\d+)/,
    'La descripción de los buscadores tiene $1 letras: hacen falta entre $2 y $3.',
    'The description for search engines has $1 characters: it needs $2 to $3.',
  ],
  [
    /its (?:title|description) is that of (\S+)/,
    'Otra página dice lo mismo a los buscadores: $1.',
    'Another page tells search engines the same: $1.',
  ],
  [
    /^every language needs the same number of items/,
    'En español y en inglés tiene que haber los mismos puntos.',
    'Spanish and English need the same number of items.',
  ],
  [/it is missing in English/, 'Falta el texto en inglés.', 'The English text is missing.'],
  [/it is missing in Spanish/, 'Falta el texto en español.', 'The Spanish text is missing.'],
  [/^expected a number/, 'Aquí va un número.', 'A number goes here.'],
  [/^expected a whole number/, 'Aquí va un número sin decimales.', 'A whole number goes here.'],
  [/^expected true or false/, 'Aquí va sí o no.', 'Yes or no goes here.'],
  [/^expected a text/, 'Aquí va un texto.', 'A text goes here.'],
  [
    /^(?:a date is written|a day, a month|Invalid ISO date)/,
    'La fecha no está bien: año, mes y día, 2027-03-01.',
    'The date is not right: year, month and day, 2027-03-01.',
  ],
  [
    /^a month is written/,
    'El mes no está bien: año y mes, 2027-03.',
    'The month is not right: year and month, 2027-03.',
  ],
  [
    /^an hour is written/,
    'La hora no está bien: 17:30, entre las 07:00 y las 22:59.',
    'The time is not right: 17:30, between 07:00 and 22:59.',
  ],
  [/^a time is written/, 'La hora no está bien: 09:00.', 'The time is not right: 09:00.'],
  [
    /^(?:a link begins with https|an address begins with|Invalid URL)/,
    'La dirección tiene que empezar por https://.',
    'The address has to begin with https://.',
  ],
  [/^Invalid email/, 'La dirección de correo no está bien.', 'The e-mail address is not right.'],
  [/^a Spanish postal code/, 'El código postal tiene cinco cifras.', 'The postal code has five digits.'],
  [
    /^both forms need the same digits/,
    'El teléfono como se lee y como se marca no tienen las mismas cifras.',
    'The telephone as it is read and as it is dialled have different digits.',
  ],
  [
    /^the decision tools need the length/,
    'Las herramientas para decidir necesitan saber cuánto dura este curso.',
    'The tools for deciding need to know how long this course takes.',
  ],
  [
    /^a number to dial/,
    'El teléfono se escribe con + y sin espacios: +34910000000.',
    'The telephone is written with + and without spaces: +34910000000.',
  ],
  [
    /^a person is a first name/,
    'El nombre lleva una sola inicial: Lucía M.',
    'The name has one initial only: Lucía M.',
  ],
  [
    /^a real person needs consentRef/,
    'Una persona de verdad necesita que digas dónde está su permiso.',
    'A real person needs the place where their permission is kept.',
  ],
  [
    /^“sample: true” needs “ask”/,
    'Una muestra lleva su pregunta pendiente; un dato confirmado, no.',
    'A sample has its open question; a confirmed fact has none.',
  ],
  [/^there is no picture "([^"]*)"/, 'No hay ninguna imagen que se llame «$1».', 'There is no picture called “$1”.'],
  [
    /^content\/pictures\/(\S+) has no entry/,
    'La imagen $1 está sin textos: ponlos en Imágenes o descarta los cambios de allí.',
    'The picture $1 has no texts: add them in Pictures, or discard the changes there.',
  ],
  [/^a picture id has/, 'Falta elegir la imagen.', 'Choose the picture.'],
  [
    /^there is no course(?: with a page)? "([^"]*)"/,
    'No hay ningún curso que se llame «$1».',
    'There is no course called “$1”.',
  ],
  [/^there is no article "([^"]*)"/, 'No hay ningún artículo que se llame «$1».', 'There is no article called “$1”.'],
  [/^there is no edition "([^"]*)"/, 'No hay ninguna edición que se llame «$1».', 'There is no edition called “$1”.'],
  [
    /^there is no such (?:article|page)/,
    'Un enlace lleva a una página que no existe.',
    'A link leads to a page that does not exist.',
  ],
  [
    /^a link begins with/,
    'Un enlace no está bien escrito: empieza por route:, tell-me:, #, https://, mailto: o tel:.',
    'A link is not right: it begins with route:, tell-me:, #, https://, mailto: or tel:.',
  ],
  [
    /^no heading of this text/,
    'Un enlace lleva a un apartado que no existe en este texto.',
    'A link leads to a heading that this text does not have.',
  ],
  [
    /^the title stands in the front matter/,
    'Los apartados del texto empiezan por ##; el título va aparte.',
    'The headings of the text begin with ##; the title is a field of its own.',
  ],
  [
    /^a picture in a text is a drawing/,
    'Un dibujo va solo en su párrafo: ![Lo que se ve](figure:su-nombre "Pie").',
    'A drawing stands alone in its paragraph: ![What it shows](figure:its-name "Caption").',
  ],
  [/^a text holds no <(\w+)>/, 'Un texto no puede llevar <$1>: quítalo.', 'A text cannot contain <$1>: take it out.'],
  [/^the article has no text/, 'El artículo no tiene texto.', 'The article has no text.'],
  [
    /^the article needs this file/,
    'Falta el texto en uno de los idiomas.',
    'The text is missing in one of the languages.',
  ],
  [
    /^an answer has two sentences/,
    'Hacen falta dos frases: la respuesta y la condición o la cifra que más importa.',
    'It takes two sentences: the answer, and the condition or figure that matters most.',
  ],
  [/^an article needs a tag/, 'Falta elegir un tema.', 'Choose a topic.'],
  [/^a tag is given twice/, 'Un tema está dos veces.', 'A topic is there twice.'],
  [/^an article names its sources/, 'Falta al menos una fuente.', 'At least one source is missing.'],
  [/^an address is given twice/, 'Una dirección está dos veces.', 'An address is there twice.'],
  [
    /^a source (?:has the date|has the day|cannot be newer)/,
    'La fecha de la fuente no está bien, o es posterior al día en que se leyó.',
    'The date of the source is not right, or is later than the day it was read.',
  ],
  [
    /^this source is of (\d{4})/,
    'La fuente tiene más de tres años ($1): di el año en el texto.',
    'The source is more than three years old ($1): say the year in the text.',
  ],
  [
    /^an article cannot be updated before/,
    'La última actualización es anterior a la publicación.',
    'The last update is earlier than the publication.',
  ],
  [
    /^(\S+) has the same date/,
    'Otro artículo es del mismo día ($1): pon a los dos un orden.',
    'Another article has the same day ($1): give both an order.',
  ],
  [
    /^expected the same as in es\.md/,
    'En los dos idiomas tiene que decir lo mismo: cámbialo también en el otro.',
    'It has to be the same in both languages: change it in the other one too.',
  ],
  [
    /^"([^"]*)" would not follow the course: write (\{[^}]*\})/,
    '«$1» se quedaría como está si cambia el curso: escribe $2.',
    '“$1” would stay as it is when the course changes: write $2.',
  ],
  [
    /^no course has "([^"]*)"/,
    '«$1» no es el número de plazas de ningún curso: escribe la cifra del curso.',
    '“$1” is the number of places of no course: write the figure of the course.',
  ],
  [
    /^"([^"]*)" is an acronym/,
    'Las siglas «$1» no están en el glosario: explícalas allí.',
    'The acronym “$1” is not in the glossary: explain it there.',
  ],
  [
    /^\{([^}]*)\}: content\/courses has no/,
    'El hueco {$1} pide un dato que el curso no tiene: escribe otra cosa en su lugar.',
    'The placeholder {$1} asks for something that the course does not have: write something else instead.',
  ],
  [
    /^\{([^}]*)\}: |is no placeholder/,
    'Hay un hueco entre llaves que no existe.',
    'There is a placeholder in braces that does not exist.',
  ],
  [
    /needs? \{policy\} once/,
    'Tiene que llevar {policy} una vez en cada idioma.',
    'It needs {policy} once in each language.',
  ],
  [
    /^There is no value for (\{[^}]*\})/,
    'El hueco $1 no existe entre los datos del centro.',
    'The facts of the centre have no placeholder $1.',
  ],
  [
    /^a date written out stays/,
    'La fecha no seguiría a la edición: escribe {start} o {month}.',
    'The date would not follow the edition: write {start} or {month}.',
  ],
  [/^the course is held in/, 'El curso no se da en ese lugar.', 'The course is not held in that place.'],
  [/^it ends on .* before it/, 'Termina antes de empezar.', 'It ends before it begins.'],
  [
    /^the last day is written already/,
    'Di el último día o la duración, no las dos cosas.',
    'Give the last day or the duration, not both.',
  ],
  [
    /^the length of the course is not known/,
    'Falta el último día o la duración.',
    'The last day or the duration is missing.',
  ],
  [/^enrolment closes on/, 'La inscripción se cierra después del comienzo.', 'Enrolment closes after the start.'],
  [/^(\d+) places are left of (\d+)/, 'No pueden quedar $1 plazas libres de $2.', '$1 places cannot be left of $2.'],
  [/^it is full, and has/, 'Está completa y dice que quedan plazas.', 'It is full, and says that places are left.'],
  [
    /^the page has no section of the kind "([^"]*)"/,
    'A la página le falta una sección que debe tener ($1).',
    'The page lacks a section that it needs ($1).',
  ],
  [
    /^a course without a page/,
    'Un curso sin página no puede tener ediciones.',
    'A course without a page cannot have editions.',
  ],
  [
    /was published and is in no course now/,
    'Una edición anunciada no se quita: márcala como cancelada.',
    'An announced edition is not removed: mark it as cancelled.',
  ],
  [
    /was published and leads nowhere now/,
    'Una dirección publicada dejaría de existir: avisa a quien lleva la web.',
    'A published address would no longer exist: tell the person who runs the website.',
  ],
  [
    /is called "([^"]*)" now/,
    'El campus se llama ahora «$1»: aquí sigue el nombre anterior.',
    'The campus is called “$1” now: this still has the earlier name.',
  ],
  [
    /^the hours by format do not add up/,
    'Las horas por modalidad no suman las horas del curso.',
    'The hours by format do not add up to the hours of the course.',
  ],
  [
    /^a range runs upwards/,
    'La primera cifra tiene que ser menor que la segunda.',
    'The first figure has to be lower than the second.',
  ],
  [/^the answer "([^"]*)" is given twice/, 'La respuesta «$1» está dos veces.', 'The answer “$1” is there twice.'],
  [/^it says the same as/, 'Otra pregunta dice lo mismo.', 'Another question says the same.'],
  [
    /^the right answer is the longest/,
    'La respuesta correcta es casi siempre la más larga: acorta alguna.',
    'The right answer is nearly always the longest: shorten some.',
  ],
  [/^expected one of .*; found/, 'Elige una de las opciones.', 'Choose one of the options.'],
  [
    /^a render needs a caption/,
    'Una imagen dibujada necesita un pie que lo diga.',
    'A drawn picture needs a caption that says so.',
  ],
  [
    /^unknown name/,
    'Hay un dato que la web no conoce: avisa a quien lleva la web.',
    'There is a fact that the website does not know: tell the person who runs the website.',
  ],
];

/** A problem of the content check in plain words. */
export function plainProblem(message: string): Localized<string> {
  for (const [pattern, spanish, english] of sayings) {
    const found = pattern.exec(message);
    const filled = (text: string) => text.replaceAll(/\$(\d)/g, (_, group: string) => found?.[Number(group)] ?? '');
    if (found) return { es: filled(spanish), en: filled(english) };
  }
  return {
    es: `Esto no está bien; dicho para quien lleva la web: «${message}».`,
    en: `This is not right; in the words of those who run the website: “${message}”.`,
  };
}
