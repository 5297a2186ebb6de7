import { useRef, useState } from 'react';
import styles from './copy-text.module.css';

export type CopyWords = { copy: string; copied: string; refused: string };

type CopyTextProps = {
  /** Name of the text, which follows the button's label for screen readers. */
  name: string;
  text: string;
  /** The text's language, if it is not the document's. */
  lang?: string | undefined;
  words: CopyWords;
};

/** A text with a button that copies it. Without JavaScript the text can be selected. */
export function CopyText({ name, text, lang, words }: CopyTextProps) {
  const place = useRef<HTMLParagraphElement>(null);
  const [outcome, setOutcome] = useState({ text: '', presses: 0 });

  // Each message gets a new element: screen readers do not repeat an unchanged text in the same element.
  const say = (said: string) => setOutcome(({ presses }) => ({ text: said, presses: presses + 1 }));

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      say(words.copied);
    } catch {
      // If the browser refuses, the text is selected, so that the visitor only has to press Ctrl+C.
      if (place.current) getSelection()?.selectAllChildren(place.current);
      say(words.refused);
    }
  }

  return (
    <>
      <p ref={place} lang={lang}>
        {text}
      </p>
      <div className={styles.action} data-print="hide">
        <button type="button" onClick={() => void copy()}>
          {words.copy}
          <span className="visually-hidden">: {name}</span>
        </button>
        <span role="status">
          <span key={outcome.presses}>{outcome.text}</span>
        </span>
      </div>
    </>
  );
}
