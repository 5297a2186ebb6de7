import { expect, test } from 'vitest';
import { contentRepository } from '../../../tests/content-repository.ts';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { checkContent } from './check-content.ts';

const { emptyFolder } = temporaryFolders('doctor-content');

test('a repository that accepts a trial push is ok; one that is missing is reported with a remedy', async () => {
  const { address } = contentRepository(emptyFolder());
  const found = async (variables: Record<string, string>) => {
    const [finding] = await checkContent(variables);
    expect(finding!.remedy === undefined).toBe(finding!.state === 'ok');
    return `${finding!.state} ${finding!.finding}`;
  };
  expect(await found({})).toBe('ok not changed in the office: CONTENT_REPOSITORY is not set');
  expect(await found({ CONTENT_REPOSITORY: address })).toBe(
    'ok the branch main can be reached for publishing; its protection and hooks are not tried',
  );
  const away = 'cannot be published to: away';
  expect(await found({ CONTENT_REPOSITORY: address, CONTENT_BRANCH: 'other' })).toContain(away);
  expect(await found({ CONTENT_REPOSITORY: `${address}.away` })).toContain(away);
  expect(await found({ CONTENT_REPOSITORY: '--upload-pack=x' })).toContain('problem The place of the content');
});
