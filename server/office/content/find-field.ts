import type { FieldPath } from '../../../src/schema/office-content.ts';
import type { FoundField } from '../../../src/schema/office-content-routes.ts';
import type { ContentDesk } from '../content-desk.ts';
import type { Draft } from './draft.ts';
import { valuesOf } from './file-values.ts';

const mostFound = 5;

type Hit = FoundField & { isWhole: boolean };

/**
 * The fields of a draft that hold a text as a page shows it: those with just this text first, then those of files that the
 * page shows.
 */
export async function findField(
  draft: Draft,
  desk: ContentDesk,
  { page, text }: { page: string; text: string },
): Promise<FoundField[]> {
  const wanted = shown(text);
  if (wanted.length < 2) return [];
  const hits: Hit[] = [];
  for (const { file } of await desk.files(draft.folder)) {
    const values = valuesOf(file, (await draft.text(file)) ?? '');
    for (const [path, value] of textsOf(values, [])) {
      const said = shown(value);
      if (said === wanted || said.includes(wanted)) hits.push({ file, path, isWhole: said === wanted });
    }
  }
  const files = [...new Set(hits.map(({ file }) => file))].slice(0, 20);
  const onPage = new Set<string>();
  for (const file of files) {
    const seen = await desk.view(draft.folder, file);
    if (seen?.pages.some(({ es, en }) => [es, en].includes(page))) onPage.add(file);
  }
  const rank = ({ file, isWhole }: Hit) => (onPage.has(file) ? 0 : 2) + (isWhole ? 0 : 1);
  return hits
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, mostFound)
    .map(({ file, path }) => ({ file, path }));
}

/** A text without signs of Markdown, kinds of blank and capitals. */
function shown(text: string): string {
  return text
    .replaceAll(/\]\([^()]*\)/g, '')
    .replaceAll(/[[*_`#>|\u00ad\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

function textsOf(value: unknown, path: FieldPath): [FieldPath, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inside]) => textsOf(inside, [...path, key]));
}
