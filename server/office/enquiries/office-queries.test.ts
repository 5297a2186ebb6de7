import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { officeContract } from './office.contract.ts';

const { emptyFolder } = temporaryFolders('office');

officeContract('SQLite', async () => ({ DATA_DIR: emptyFolder() }));
