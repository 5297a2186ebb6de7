import { useLanguage } from '../../i18n/provider.tsx';
import { searchWord } from '../../i18n/words/search.ts';
import { pathTo } from '../../site/links.ts';
import { queryParameter } from '../../site/search/results-html.ts';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './search-dialog.module.css';
import { searchDialogId } from './start-search.ts';

/**
 * The search dialog of every document: a form that leads to the results page. Once the dialog is open and the page's
 * scripts have loaded, a field with suggestions replaces the form.
 */
export function SearchDialog() {
  const language = useLanguage();
  const word = searchWord(language);
  const field = `${searchDialogId}-field`;
  return (
    <Dialog className={styles.dialog} id={searchDialogId} title={word('title')} closeLabel={word('close')}>
      <form className={`stack gap-3 ${styles.box}`} role="search" action={pathTo('search', language)}>
        <label className="strong" htmlFor={field}>
          {word('label')}
        </label>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog focuses the element with this attribute */}
        <input className="field" id={field} name={queryParameter} type="search" autoFocus enterKeyHint="search" />
        <p className="note" role="status">
          {word('hint')}
        </p>
        <button className={`tap strong link ${styles.all}`} type="submit">
          {word('submit')}
        </button>
      </form>
    </Dialog>
  );
}
