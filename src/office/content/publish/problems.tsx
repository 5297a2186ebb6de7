import { useEffect } from 'react';
import { documentOf } from '../../../schema/content-documents.ts';
import { PlaceLink } from '../../parts/place-link.tsx';
import type { DraftDocument, FieldProblem } from '../../../schema/office-content.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { englishLabel } from '../editor/in-english.ts';
import { showProblems } from '../fields/shown-problems.ts';
import { fieldPlace } from '../list/file-lines.ts';
import { useFileTitle } from '../list/file-title.ts';
import styles from './publish.module.css';

type ProblemsProps = {
  problems: readonly FieldProblem[];
  /** The changed documents, for their titles. */
  documents?: readonly DraftDocument[];
};

/** Problems that prevent publication; each leads to its field, which shows it from then on. */
export function Problems({ problems, documents }: ProblemsProps) {
  const t = useWords();
  const language = useLanguage();
  const titleOf = useFileTitle();
  useEffect(() => showProblems(problems), [problems]);
  if (problems.length === 0) return null;
  const titles = new Map(documents?.map(({ file, title }) => [file, titleOf(title)]));
  const nameOf = ({ file, path, label }: FieldProblem) =>
    [titles.get(documentOf(file)), label && path && language === 'en' ? englishLabel(label, path) : label]
      .filter((name) => name !== undefined)
      .join(' · ');
  return (
    <ul className={`stack gap-1 ${styles.problems}`} aria-label={t('publish.problems')}>
      {problems.map((problem) => {
        const { file, path, line, message } = problem;
        const name = nameOf(problem);
        return (
          <li key={`${file}:${line}:${path?.join('.')}:${message.en}`}>
            <PlaceLink to={fieldPlace(file, path)}>
              {name && `${name}: `}
              {message[language]}
            </PlaceLink>
          </li>
        );
      })}
    </ul>
  );
}
