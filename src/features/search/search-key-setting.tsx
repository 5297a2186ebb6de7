import { useState } from 'react';
import { useLanguage } from '../../i18n/provider.tsx';
import { searchWord } from '../../i18n/words/search.ts';
import { isSearchKeyOn, setSearchKey } from './search-key.ts';
import styles from './search-dialog.module.css';

/** Turns the one-letter shortcut off or on. */
export function SearchKeySetting() {
  const word = searchWord(useLanguage());
  const [isOn, setOn] = useState(isSearchKeyOn);
  return (
    <label className={`row gap-3 middle small ${styles.setting}`}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setSearchKey(target.checked);
          setOn(target.checked);
        }}
      />
      {word('keys')}
    </label>
  );
}
