import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readFile, readdir } from 'node:fs/promises';
import { parse, parseDocument, type Document } from 'yaml';
import type { ContentChange, FieldProblem } from '../src/schema/office-content.ts';
import { valuesOf } from '../server/office/content/file-values.ts';
import type { ContentDesk } from '../server/office/content-desk.ts';
import type { Preview } from '../server/publish/preview.ts';
import type { ContentSite } from '../server/office/content/publisher.ts';

/** Sample content: a course, a text and a file of records. */
const sampleContent: Readonly<Record<string, string>> = {
  'courses/tower.yaml': [
    '# The first block.',
    'title: Torre',
    'price: 27000',
    "text: { es: 'Hola', en: 'Hello' }",
    'editions:',
    '  - id: march',
    '    seats: 10',
    '  - id: june',
    '    seats: 12',
    '',
  ].join('\n'),
  'home.yaml': "title: Inicio\nlead: { es: 'Bienvenida', en: 'Welcome' }\n",
  'records.json': '{}\n',
};

/** Runs git as a developer outside the office. */
export function git(folder: string, ...words: string[]): string {
  const person = ['-c', 'user.name=Dev', '-c', 'user.email=dev@example.com', '-c', 'init.defaultBranch=main'];
  return execFileSync('git', [...person, ...words], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** The files of repositories with the sample content, which git takes a third of a second to create. */
let sample: Map<string, Buffer> | undefined;

/**
 * A bare repository with `content/` on `main`, and a developer's clone.
 * @param folder an empty folder
 */
export function contentRepository(folder: string, content = sampleContent): { address: string; developer: string } {
  if (sample && content === sampleContent) for (const [file, bytes] of sample) write(join(folder, file), bytes);
  else createRepositories(folder, content);
  if (content === sampleContent) sample ??= filesIn(folder);
  return { address: join(folder, 'site.git'), developer: join(folder, 'developer') };
}

function filesIn(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path)]));
}

function write(path: string, text: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function createRepositories(folder: string, content: Readonly<Record<string, string>>): void {
  const developer = join(folder, 'developer');
  git(folder, 'init', '-q', '--bare', 'site.git');
  git(folder, 'clone', '-q', 'site.git', 'developer');
  // The address is also right in a copy.
  git(developer, 'remote', 'set-url', 'origin', '../site.git');
  for (const [file, text] of Object.entries({ 'README.md': 'The site.\n', ...inContent(content) }))
    write(join(developer, file), text);
  push(developer, 'Begin');
}

/** Commits everything in a developer's clone and pushes it. */
export function push(developer: string, message: string): void {
  git(developer, 'add', '-A');
  git(developer, 'commit', '-q', '-m', message);
  git(developer, 'push', '-q', 'origin', 'HEAD:main');
}

function inContent(content: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(content).map(([file, text]) => [`content/${file}`, text]));
}

/** A stand-in for `ContentDesk`: fields are the values of YAML, and the text “MAL” is a problem. */
export const plainDesk: ContentDesk = {
  async files(folder) {
    const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.yaml')).toSorted();
    return names.map((file) => ({ file, chapter: 'texts', title: titleOf(file), isHidden: false }));
  },
  find: async () => [],
  async view(folder, file) {
    const text = await readFile(join(folder, file), 'utf8').catch(() => null);
    if (text === null) return null;
    const fields = Object.entries(parse(text) as Record<string, never>).map(([name, value]) => ({
      path: [name],
      label: name,
      control: 'line' as const,
      value,
      optional: false,
    }));
    return {
      file,
      title: titleOf(file),
      version: '',
      groups: [{ id: 'all', label: 'Todo', fields, groups: [] }],
      pages: [],
    };
  },
  change(_file, text, changes) {
    const document = parseDocument(text);
    for (const change of changes) {
      if (change.path.includes('never')) return { problem: 'Este dato no se cambia.' };
      changeDocument(document, change);
    }
    return { text: document.toString({ lineWidth: 0, flowCollectionPadding: true }) };
  },
  describe(file, before, after) {
    const [old, fresh] = [before, after].map((text) => leaves(text === null ? {} : valuesOf(file, text)));
    const names = new Set([...old!.keys(), ...fresh!.keys()]);
    return [...names]
      .filter((name) => !isDeepStrictEqual(old!.get(name), fresh!.get(name)))
      .map((name) => ({
        file,
        title: titleOf(file),
        field: name,
        from: old!.get(name) ?? '',
        to: fresh!.get(name) ?? '',
      }));
  },
  pages: (file) => [`/${titleOf(file)}`],
  async check(folder) {
    const problems: FieldProblem[] = [];
    for (const { file } of await plainDesk.files(folder)) {
      const text = await readFile(join(folder, file), 'utf8');
      const line = text.split('\n').findIndex((one) => one.includes('MAL')) + 1;
      if (line > 0)
        problems.push({
          file,
          path: null,
          line,
          message: { es: 'Aquí hay algo mal.', en: 'Something is wrong here.' },
        });
    }
    return problems;
  },
};

function changeDocument(document: Document, change: ContentChange): void {
  if (change.kind === 'set') {
    if (change.value === null) document.deleteIn(change.path);
    else document.setIn(change.path, change.value);
    return;
  }
  const list = [...(document.toJS() as Record<string, unknown[]>)[String(change.path[0])]!];
  if (change.kind === 'insert') list.splice(change.at, 0, structuredClone(list[change.like ?? 0]));
  if (change.kind === 'remove') list.splice(change.at, 1);
  if (change.kind === 'move') list.splice(change.to, 0, ...list.splice(change.from, 1));
  document.setIn(change.path, list);
}

function leaves(value: unknown, name = ''): Map<string, string> {
  if (typeof value !== 'object' || value === null) return new Map([[name.trim(), String(value)]]);
  return new Map(Object.entries(value).flatMap(([key, inside]) => [...leaves(inside, `${name} ${key}`)]));
}

function titleOf(file: string): string {
  return file.replace(/^.*\/|\.\w+$/g, '');
}

/** A stand-in for previews: a page consists of the prefix and the path. */
export const plainPreviews: Preview = {
  respond: async (path, prefix) => ({
    status: 200,
    type: 'text/html; charset=utf-8',
    body: `${prefix} ${path}`,
  }),
  fieldsWithText: async () => [],
  close: () => undefined,
};

/**
 * A stand-in for drawing: a site is one file with the texts of its content. A pointer names the site that is shown.
 * @param folder the folder of the sites and the pointer
 */
export function plainSite(
  folder: string,
): ContentSite & { shown: () => string | null; texts: () => Record<string, string> | null } {
  const pointer = join(folder, 'shown');
  const shown = () => (existsSync(pointer) ? readFileSync(pointer, 'utf8') : null);
  function texts(): Record<string, string> | null {
    const id = shown();
    return id === null ? null : (JSON.parse(readFileSync(join(folder, id), 'utf8')) as Record<string, string>);
  }
  async function textsOf(content: string): Promise<Record<string, string>> {
    const found: Record<string, string> = {};
    for (const { file } of await plainDesk.files(content)) found[file] = await readFile(join(content, file), 'utf8');
    return found;
  }
  function writeAtOnce(file: string, text: string): void {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  }
  return {
    commit: null,
    async draw(content, onStep) {
      onStep('check');
      const problems = await plainDesk.check(content);
      if (problems.length > 0)
        return { problems: problems.map((problem) => ({ ...problem, message: problem.message.en, place: '' })) };
      onStep('draw');
      const written = JSON.stringify(await textsOf(content));
      const id = createHash('sha256').update(written).digest('hex').slice(0, 12);
      writeAtOnce(join(folder, id), written);
      return {
        id,
        records: { 'records.json': `${JSON.stringify({ size: Object.keys(await textsOf(content)).length })}\n` },
      };
    },
    show: (id) => writeAtOnce(pointer, id),
    shows: async (content) => isDeepStrictEqual(texts(), await textsOf(content)),
    shown,
    texts,
  };
}
