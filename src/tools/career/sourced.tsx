import styles from './career.module.css';
import type { CareerSource, SourcedText } from './content.ts';

type SourcedProps = SourcedText & { label: string; sources: readonly CareerSource[] };

/** A statement with the number of its source, which links to the list of sources. */
export function Sourced({ text, source, label, sources }: SourcedProps) {
  const number = sources.findIndex(({ id }) => id === source) + 1;
  return (
    <>
      {`${text} `}
      <a className={`plain ${styles.reference}`} href={`#source-${source}`} aria-label={`${label} ${number}`}>
        {number}
      </a>
    </>
  );
}
