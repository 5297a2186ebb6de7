import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { officeContract } from './office.contract.ts';
import { proposalContract } from './proposal.contract.ts';

const { emptyFolder } = temporaryFolders('office');

officeContract('SQLite', async () => ({ DATA_DIR: emptyFolder() }));
proposalContract('SQLite', async () => ({ DATA_DIR: emptyFolder() }));
