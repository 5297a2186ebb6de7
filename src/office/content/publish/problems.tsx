import { PlaceLink } from '../../parts/place-link.tsx';
import type { ChangeLine, FieldProblem } from '../../../schema/office-content.ts';
import { useWords } from '../../words/words.ts';
import { spanishFileOf } from '../editor/slots.ts';
import { viewOf } from '../list/view-of.ts';
import styles from './publish.module.css';

type ProblemsProps = {
  problems: readonly FieldProblem[];
  /** The changes of the draft, which include the names of its files. */
  lines?: readonly ChangeLine[];
  /** Whether the draft is another person's: its problems have no links to fields. */
  areTheirs?: boolean;
};

/** Problems that prevent publication. Those of the person's own draft link to their fields. */
export function Problems({ problems, lines, areTheirs = false }: ProblemsProps) {
  const t = useWords();
  if (problems.length === 0) return null;
  const titles = new Map(lines?.map(({ file, title }) => [file, `${title}: `]));
  return (
    <ul className={styles.problems} aria-label={t('publish.problems')}>
      {problems.map(({ file, path, line, message }) => (
        <li key={`${file}:${line}:${message}`}>
          {areTheirs ? (
            `${titles.get(file) ?? ''}${message}`
          ) : (
            <PlaceLink
              to={{
                view: viewOf(file),
                selection: {},
                enquiry: null,
                file: spanishFileOf(file) ?? file,
                ...(path && { field: path.join('.') }),
              }}
            >
              {titles.get(file)}
              {message}
            </PlaceLink>
          )}
        </li>
      ))}
    </ul>
  );
}
