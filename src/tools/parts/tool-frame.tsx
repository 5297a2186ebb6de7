import type { ReactNode } from 'react';
import type { Refused } from './read-answers.ts';
import styles from './tool-frame.module.css';

/** The id of a tool's result, to which the button of its form leads. */
export const resultId = 'result';

type ToolFrameProps = {
  form: ReactNode;
  /** Heading above the result. */
  title: string;
  /** The result in a sentence; announced whenever it changes. Its first part is a `strong`, if it is a verdict. */
  status: ReactNode;
  /** Whether the sentence is the visitor's own result: then it is large, and stays in sight beside the form. */
  isVerdict?: boolean;
  refused?: Refused;
  children: ReactNode;
};

/** A form and its result, side by side or one below the other. */
export function ToolFrame({ form, title, status, isVerdict, refused, children }: ToolFrameProps) {
  const mistakes = Object.entries(refused ?? {});
  return (
    <div className={`stack gap-8 top ${styles.frame} wrap`}>
      <div className={styles.asked}>{form}</div>
      <div className={`stack gap-8 ${styles.answered}`}>
        <h2 id={resultId} tabIndex={-1}>
          {title}
        </h2>
        <p className={isVerdict ? styles.verdict : `quiet ${styles.status}`} role="status" data-lower-edge="">
          {status}
        </p>
        {mistakes.length > 0 && (
          <ul className={styles.refused}>
            {mistakes.map(([name, { label, message }]) => (
              <li key={name}>
                <a className="strong" href={`#answer-${name}`}>{`${label}: ${message}`}</a>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </div>
  );
}
