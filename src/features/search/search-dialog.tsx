import { useLanguage } from '../../i18n/provider.tsx';
import { searchWord } from '../../i18n/words/search.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useNavigate } from '../navigation/router.tsx';
import { SearchBox } from './search-box.tsx';
import { SearchKeySetting } from './search-key-setting.tsx';
import styles from './search-dialog.module.css';

type SearchDialogProps = { open: boolean; onClose: () => void };

/** The search over the page. */
export function SearchDialog({ open, onClose }: SearchDialogProps) {
  const word = searchWord(useLanguage());
  const navigate = useNavigate();
  return (
    <Dialog
      className={styles.dialog}
      open={open}
      onClose={onClose}
      title={word('title')}
      closeLabel={word('close')}
      actions={<SearchKeySetting />}
    >
      <SearchBox
        onChoose={(path) => {
          onClose();
          navigate(path);
        }}
        onLeave={onClose}
      />
    </Dialog>
  );
}
