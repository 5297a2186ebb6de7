import { useRef, useState } from 'react';
import styles from './copy-text.module.css';

export type CopyWords = { copy: string; copied: string; refused: string };

type CopyTextProps = {
  /** Names the text: read with the button's word to people who do not see the text beside it. */
  name: string;
  text: string;
  /** The text's language where it is not the document's. */
  lang?: string | undefined;
  words: CopyWords;
};

/** A text to paste elsewhere, with the button that copies it. Without JavaScript it is a text that can be selected. */
export function CopyText({ name, text, lang, words }: CopyTextProps) {
  const place = useRef<HTMLParagraphElement>(null);
  const [outcome, setOutcome] = useState({ text: '', presses: 0 });

  // A new element each time: a screen reader reads the same text in the same element only once.
  const say = (said: string) => setOutcome(({ presses }) => ({ text: said, presses: presses + 1 }));

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      say(words.copied);
    } catch {
      // Where the browser refuses, the visitor is one key press away from the same.
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
