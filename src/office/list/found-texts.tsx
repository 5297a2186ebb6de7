import { useFoundTexts } from '../content/data/content.ts';
import { englishLabel } from '../content/editor/in-english.ts';
import { pathKey } from '../content/editor/paths.ts';
import { fieldPlace } from '../content/list/file-lines.ts';
import { useFileTitle } from '../content/list/file-title.ts';
import { PlaceLink } from '../parts/place-link.tsx';
import { counted, useLanguage, useWords } from '../words/words.ts';
import styles from './list.module.css';

/** The texts of the website with the searched words, each with a link to its field. */
export function FoundTexts({ words, isOpen }: { words: string; isOpen: boolean }) {
  const t = useWords();
  const isEnglish = useLanguage() === 'en';
  const titleOf = useFileTitle();
  const { data: found = [] } = useFoundTexts(words);
  if (found.length === 0) return null;
  return (
    <details className={`small ${styles.fold}`} open={isOpen}>
      <summary>{counted(t, 'list.texts', found.length)}</summary>
      <ul className="stack gap-2 breaks">
        {found.map(({ file, path, title, label, text }) => (
          <li key={`${file} ${pathKey(path)}`}>
            <PlaceLink to={fieldPlace(file, path)}>
              {titleOf(title)} · {isEnglish ? englishLabel(label, path) : label}
            </PlaceLink>
            <br />
            {text}
          </li>
        ))}
      </ul>
    </details>
  );
}
