import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { cancellingContract } from './cancelling.contract.ts';

const { emptyFolder } = temporaryFolders('cancelling');
cancellingContract('SQLite', async () => ({ DATA_DIR: emptyFolder() }));
