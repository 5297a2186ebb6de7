import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectCopy } from './project-copy.ts';

const run = promisify(execFile);

let project: Awaited<ReturnType<typeof projectCopy>>;
beforeAll(async () => {
  project = await projectCopy();
});
afterAll(() => project.remove());

/** Returns the report of `npm run content:check` for the copy. */
async function told(): Promise<string> {
  const checking = run(process.execPath, ['build/content/check-content.ts'], { cwd: project.folder });
  return checking.then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  );
}

test('a misspelt name in a course and a missing picture are reported together, each with its line', async () => {
  await rm(join(project.folder, 'content/pictures/campus-madrid-3-tower.avif'));
  await project.edit('content/courses/block-1-tower.yaml', 'seats:', 'seat:');
  const problems = await told();
  expect(problems).toContain('The content has 2 problems:');
  expect(problems).toMatch(/block-1-tower\.yaml:13 {2}facts\n +unknown name: seat\. Did you mean "seats"\?/);
  expect(problems).toMatch(/pictures\.yaml:\d+ {2}campus-madrid-3-tower\n +there is no file for it/);
});

test('a title that is too short, and one that two pages share, are reported with file and line', async () => {
  const other = await projectCopy();
  const title = 'en: Air traffic controller training in Madrid and Gran Canaria';
  await other.edit('content/pages/home.yaml', title, 'en: Training');
  await other.edit('content/pages/contact.yaml', /(title:\s+es: .*\s+en:) .*/, '$1 Training');
  const checking = run(process.execPath, ['build/content/check-content.ts'], { cwd: other.folder });
  const { stderr } = (await checking.catch((error: unknown) => error)) as { stderr: string };
  await other.remove();
  expect(stderr).toMatch(/content\/pages\/home\.yaml:4 .*\n +\/ \(en\): its title has \d+ characters, not 30 to 60/);
  expect(stderr).toMatch(/content\/pages\/contact\.yaml:\d+ .*\n +\/contact \(en\): its title is that of \/ \(en\)/);
});
