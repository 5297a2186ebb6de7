import styles from './guides.module.css';

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
  return (
    <copy-text data-copied={words.copied} data-refused={words.refused}>
      <p lang={lang} data-copied-text="">
        {text}
      </p>
      <div className={`cluster gap-1 gap-x-4 middle small ${styles.action}`} data-script="needed" data-print="hide">
        <button type="button">
          {words.copy}
          <span className="visually-hidden">: {name}</span>
        </button>
        <span role="status" />
      </div>
    </copy-text>
  );
}
