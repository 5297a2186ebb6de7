import { execFile } from 'node:child_process';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolders } from '../tests/temporary-folders.ts';

const run = promisify(execFile);

/** For each border a file that violates it. */
const crossings = {
  'src/browser/bad.ts': "import '../ui/button.tsx';",
  'src/ui/bad.tsx': "import '../site/routes.ts';",
  'src/schema/bad.ts': "import '../site/links.ts';",
  'src/i18n/bad.ts': "import '../site/routes.ts';",
  'src/site/bad.ts': "import '../pages/all-pages.ts';",
  'src/schema/worse.ts': "import '../tools/costs/costs.ts';",
  'src/site/worse.ts': "import '../tools/costs/costs.ts';",
  'src/tools/a/bad.tsx': "import '../../pages/home/content.ts';",
  'src/tools/a/bad.ts': "import '../../ui/strip.tsx';",
  'src/sections/c/bad.tsx': "import '../../tools/costs/costs.ts';",
  'src/sections/a/bad.tsx': "import '../../pages/home/content.ts';",
  'src/features/a/bad.ts': "import '../../sections/a/a.tsx';",
  'src/features/b/bad.ts': "import '../../pages/all-pages.ts';",
  'src/pages/a/bad.ts': "import '../../../build/content/load-content.ts';",
  'src/pages/b/bad.ts': "import '../../office/entry.tsx';",
  'src/sections/b/bad.ts': "import '../../office/entry.tsx';",
  'src/features/c/bad.ts': "import '../../office/entry.tsx';",
  'src/office/bad.ts': "import '../sections/a/a.tsx';",
  'src/office/a/bad.ts': "import '../../features/a/a.ts';",
  'src/office/b/bad.ts': "import '../../../server/office/routes.ts';",
  'server/worse.ts': "import '../src/office/entry.tsx';",
  'server/bad.ts': "import '../src/pages/all-pages.ts';",
};

/** Regular expressions with super-linear time: slashes at the end, blanks around a separator, nested repetitions. */
const slowExpressions = {
  'server/slow.ts': String.raw`export const withoutSlashes = (path: string) => path.replace(/\/+$/, '');`,
  'src/site/slow.ts': String.raw`export const parts = (header: string) => header.split(/\s*;\s*/);`,
  'src/i18n/slow.ts': 'export const isWord = (text: string) => /^(a+)+$/.test(text);',
};

/** Import cycles in folders of code, made of type imports only. */
const circles = Object.fromEntries(
  ['src/site', 'src/pages', 'server', 'build', 'art', 'scripts', 'tests', 'bench'].flatMap((place) => [
    [`${place}/circle-a.ts`, "import type { B } from './circle-b.ts';\nexport type A = { b: B | null };"],
    [`${place}/circle-b.ts`, "import type { A } from './circle-a.ts';\nexport type B = { a: A | null };"],
  ]),
);

const folders = ['src', 'server', 'build', 'art', 'scripts', 'tests', 'bench'];
const { folder } = temporaryFolders('borders');
let output: string;

beforeAll(async () => {
  const source = await readFile('.oxlintrc.json', 'utf8');
  const config = JSON.parse(source.replaceAll(/^ *\/\/.*$/gm, '')) as { options: object };
  await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify({ ...config, $schema: undefined, options: {} }));
  for (const [file, text] of Object.entries({
    ...crossings,
    ...slowExpressions,
    ...circles,
    'src/pages/good.ts': "export * from '../site/routes.ts';",
    'src/office/good.ts': "export * from '../schema/office.ts';",
    'src/ui/good.ts': "export * from '../browser/storage.ts';",
    'src/schema/good.ts': "export * from '../site/routes.ts';\nexport * from '../tools/costs/content.ts';",
    'src/tools/a/good.tsx': "export * from '../../sections/samples/sample-tag.tsx';",
  })) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), `${text}\n`);
  }
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const linter = resolve('node_modules/.bin/oxlint');
  output = await run(linter, ['-f', 'unix', ...folders], { cwd: folder }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );
});

test.each(Object.keys(crossings))('%s violates the import borders', (file) => {
  expect(output).toMatch(new RegExp(`${file}:1:\\d+: .*no-restricted-imports`));
});

test.each(Object.keys(slowExpressions))('%s is refused for a regular expression of super-linear time', (file) => {
  expect(output).toMatch(new RegExp(`${file}:1:\\d+: .*no-super-linear-(?:move|backtracking)`));
});

test.each(Object.keys(circles))('%s is part of an import cycle, and is refused', (file) => {
  expect(output).toMatch(new RegExp(`${file}:1:\\d+: .*no-cycle`));
});

test('an import in the right direction is allowed', () => {
  expect(output).not.toContain('good.ts');
});
