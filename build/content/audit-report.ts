import { findingKinds, blocksLaunch, type Finding, type FindingKind } from './finding.ts';

const headings: Record<FindingKind, { title: string; advice: string }> = {
  sample: {
    title: 'Valores inventados',
    advice: 'Escribe el verdadero y quita la marca: su línea en «samples», o «sample: true» y «ask».',
  },
  person: {
    title: 'Personas sin permiso anotado',
    advice: 'Di en «consentRef» dónde consta el permiso, o quita a la persona.',
  },
  date: {
    title: 'Fechas que han pasado',
    advice: 'Escribe cuándo empieza la siguiente, «accordingToCall: true» u «onRequest: true».',
  },
  price: {
    title: 'Precios sin confirmar',
    advice: 'Comprueba los impuestos y qué deja fuera el precio. Después escribe «confirmed: true».',
  },
  fact: {
    title: 'Datos de otros que nadie ha comprobado en los últimos seis meses',
    advice: 'Compáralos con la fuente oficial y escribe la fecha de hoy en «checkedOn» o «checked».',
  },
  open: {
    title: 'Preguntas que no contesta un solo valor',
    advice: 'Decídelo, cambia los textos y quita la pregunta de content/open-questions.yaml.',
  },
  hidden: {
    title: 'Ejemplos que la web no enseña',
    advice: 'content/samples.yaml los deja fuera: no impiden publicar la web. Con lo verdadero, quita su marca.',
  },
  picture: {
    title: 'Imágenes que faltan',
    advice: 'Guarda la imagen en content/pictures y descríbela en content/pictures.yaml, o corrige el nombre.',
  },
};

/**
 * Writes the findings for the centre's office, in Spanish. Each kind has a title and advice, then the questions to the
 * owner, each with the places that it concerns.
 */
export function auditReport(findings: readonly Finding[]): string {
  const blocks = findingKinds.flatMap((kind) => {
    const found = findings.filter((finding) => finding.kind === kind);
    return found.length > 0 ? [block(kind, found)] : [];
  });
  return [...blocks, verdict(findings.filter(blocksLaunch).length)].join('\n\n');
}

function verdict(left: number): string {
  if (left === 0)
    return 'No queda nada por resolver: ni ejemplos a la vista, ni fechas pasadas, ni nada sin confirmar.';
  const count = left === 1 ? 'Queda una cosa' : `Quedan ${left} cosas`;
  return `${count} por resolver antes de publicar la web.`;
}

function block(kind: FindingKind, findings: readonly Finding[]): string {
  const { title, advice } = headings[kind];
  const asked = [...Map.groupBy(findings, ({ ask }) => ask)].map(([ask, found]) =>
    [ask, ...found.map((finding) => row(finding))].join('\n'),
  );
  return `${title} (${findings.length})\n${advice}\n\n${asked.join('\n\n')}`;
}

function row({ kind, file, line, place, found }: Finding): string {
  // The explanation of an open question is not shortened: the report shows it nowhere else.
  return kind === 'open' ? `  ${file}:${line}  ${found}` : `  ${file}:${line}  ${place}: ${shortened(found)}`;
}

function shortened(found: string): string {
  const line = found.replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
