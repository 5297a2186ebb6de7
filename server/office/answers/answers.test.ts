import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { answersContract } from './answers.contract.ts';

const { emptyFolder } = temporaryFolders('answers');
answersContract('SQLite', async () => ({ DATA_DIR: emptyFolder() }));
