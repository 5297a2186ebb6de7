import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContentSettings, type ContentSettings } from '../../office/content/content-settings.ts';
import { gitIn, gitProblem, type GitProblem } from '../../office/content/git.ts';
import { ok, problem, unusable, type Finding } from './finding.ts';

const remedies: Record<GitProblem['kind'], string> = {
  away: 'Is CONTENT_REPOSITORY right, and has it the branch CONTENT_BRANCH? Try git ls-remote as the site’s account.',
  refused:
    'Give git a key that may write: GIT_CONFIG_GLOBAL, docs/operations/office.md. A folder needs safe.directory.',
  'not-accepted': 'Let the office’s key push to CONTENT_BRANCH: a protected branch refuses it.',
  behind: 'Try again: somebody pushed at the same moment.',
};

/**
 * Checks what publishing needs: git is installed, the repository responds, and a trial push (`--dry-run`) succeeds. The
 * protection of a branch shows only in a real push.
 */
export async function checkContent(variables: Record<string, string | undefined>): Promise<Finding[]> {
  let settings: ContentSettings | null;
  try {
    settings = readContentSettings(variables);
  } catch (error) {
    return [unusable('content', error)];
  }
  if (!settings) return [ok('content', 'not changed in the office: CONTENT_REPOSITORY is not set')];
  const folder = await mkdtemp(join(tmpdir(), 'doctor-'));
  try {
    return [await tryRepository(folder, settings)];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function tryRepository(folder: string, { repository, branch }: ContentSettings): Promise<Finding> {
  const git = gitIn(folder);
  const started = await git('init', '-q', '--bare').then(
    () => true,
    () => false,
  );
  if (!started) return problem('content', 'git does not run on this machine', 'Install it: apt-get install git');
  try {
    await git('fetch', '-q', '--depth=1', '--', repository, `refs/heads/${branch}`);
    await git('push', '-q', '--dry-run', '--', repository, `FETCH_HEAD:refs/heads/${branch}`);
    return ok('content', `the branch ${branch} can be reached for publishing; its protection and hooks are not tried`);
  } catch (error) {
    const { kind } = gitProblem(error);
    return problem(
      'content',
      `the branch ${branch} of CONTENT_REPOSITORY cannot be published to: ${kind}`,
      remedies[kind],
    );
  }
}
