import { languages } from '../../../src/i18n/language.ts';
import { matchesWords, plainText } from '../../../src/i18n/plain-text.ts';
import type { ContentField, ContentGroup, FoundText } from '../../../src/schema/office-content.ts';
import { withoutAddresses } from '../../fields-with-text.ts';
import { bodyPath } from './change-content.ts';
import type { FileKind } from './content-kinds.ts';
import { titleOf } from './file-titles.ts';
import { bodyOf, valueOf } from './file-values.ts';
import { groupsOf } from './view-content.ts';

/** A content file with its kind and its text. */
export type ReadFile = { file: string; kind: FileKind; text: string };

/** A screen shows no more. */
const most = 50;
/** Length of the part of a text that is shown. */
const longest = 160;

/**
 * Finds the texts of fields with all of these words in one paragraph. Accents and capitals make no difference. Texts of
 * pictures are left out: their own screen searches them.
 */
export function findTexts(files: readonly ReadFile[], words: string): FoundText[] {
  const [first = ''] = plainText(words).trim().split(/\s+/);
  const hasAll = (text: string) => matchesWords(text, words);
  const read = files.filter(({ kind, text }) => kind.chapter !== 'pictures' && hasAll(text));
  return read
    .flatMap(({ file, kind, text }) => {
      const value = valueOf(file, text);
      const title = titleOf(kind, value);
      const body = { path: bodyPath, label: 'Texto', value: bodyOf(text) };
      const texts = [...groupsOf(kind.schema, value, () => []).flatMap(textsIn), ...(kind.language ? [body] : [])];
      return texts.flatMap(({ path, label, value: said }) => {
        const found = withoutAddresses(said).split('\n').find(hasAll);
        return found === undefined ? [] : [{ file, path, title, label, text: around(found, first) }];
      });
    })
    .slice(0, most);
}

type Said = Pick<FoundText, 'path' | 'label'> & { value: string };

const controls = new Set<ContentField['control']>(['line', 'paragraph', 'address']);

function textsIn({ fields, groups }: ContentGroup): Said[] {
  return [...fields.filter(({ control }) => controls.has(control)).flatMap(saidIn), ...groups.flatMap(textsIn)];
}

function saidIn({ path, label, value }: ContentField): Said[] {
  if (typeof value === 'string') return [{ path, label, value }];
  if (typeof value !== 'object' || value === null) return [];
  return languages.flatMap((language) => {
    const said = value[language];
    return typeof said === 'string' ? [{ path: [...path, language], label, value: said }] : [];
  });
}

/** The part of a text around a word. */
function around(text: string, word: string): string {
  if (text.length <= longest) return text;
  const start = Math.max(0, Math.min(plainText(text).indexOf(word) - longest / 4, text.length - longest));
  const part = text.slice(start, start + longest).trim();
  return `${start > 0 ? '…' : ''}${part}${start + longest < text.length ? '…' : ''}`;
}
