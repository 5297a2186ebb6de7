import { CopyText, type CopyWords } from './copy-text.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './guides.module.css';

export type ProposedTextsProps = {
  choose: string;
  proposals: readonly {
    id: string;
    title: string;
    explanation: string;
    fields: readonly { label: string; text: string }[];
  }[];
  words: CopyWords;
};

/** Texts to copy into the authority's form, for each course. They are in Spanish, as the form is. */
export function ProposedTexts({ choose, proposals, words }: ProposedTextsProps) {
  const items = proposals.map(({ id, title, explanation, fields }) => ({
    id,
    label: title,
    content: (
      <>
        <p>{explanation}</p>
        <dl className={styles.cells}>
          {fields.map(({ label, text }) => (
            <div key={label}>
              <dt className="caption">{label}</dt>
              <dd className="stack gap-3">
                <CopyText name={label} text={text} lang="es" words={words} />
              </dd>
            </div>
          ))}
        </dl>
      </>
    ),
  }));
  return (
    <div className="stack gap-2">
      <p className="strong">{choose}</p>
      <Tabs label={choose} items={items} />
    </div>
  );
}
