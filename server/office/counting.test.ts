import { temporaryFolders } from '../../tests/temporary-folders.ts';
import { countingContract } from './counting.contract.ts';

const { emptyFolder } = temporaryFolders('counting');
countingContract('SQLite', async () => ({ DATA_DIR: emptyFolder() }));
