import { temporaryFolders } from '../../tests/temporary-folders.ts';
import { officeContract } from './office.contract.ts';

const { emptyFolder } = temporaryFolders('office-kept');

officeContract(async () => ({ DATA_DIR: emptyFolder() }));
