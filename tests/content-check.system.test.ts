import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { projectCopy } from './project-copy.ts';

test('a misspelt name in a course and a missing picture are reported together, each with its line', async () => {
  const project = await projectCopy();
  onTestFinished(() => project.remove());
  await rm(join(project.folder, 'content/pictures/campus-madrid-3-tower.avif'));
  await project.edit('content/courses/block-1-tower.yaml', 'seats:', 'seat:');
  const check = [process.execPath, ['build/content/check-content.ts'], { cwd: project.folder }] as const;
  const failed = await promisify(execFile)(...check).catch((error: unknown) => error);
  const problems = (failed as { stderr: string }).stderr;
  expect(problems).toContain('The content has 2 problems:');
  expect(problems).toMatch(/block-1-tower\.yaml:13 {2}facts\n +unknown name: seat\. Did you mean "seats"\?/);
  expect(problems).toMatch(/pictures\.yaml:\d+ {2}campus-madrid-3-tower\n +there is no file for it/);
});
