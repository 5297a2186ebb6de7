import type { RefObject } from 'react';
import { examParts } from './exam-bank.ts';
import type { SheetRequest } from './sheet-answers.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import { pathTo } from '../../site/links.ts';
import { SignButton } from '../../ui/sign-button.tsx';
import { ChoiceCell, NumberCell } from '../parts/answer-cell.tsx';
import form from '../parts/answer-form.module.css';
import styles from './mock-exam.module.css';
import type { MockExamToolContent } from './content.ts';
import { pointsText } from './exam-text.ts';

type ExamFormProps = Pick<MockExamToolContent, 'words' | 'parts'> & {
  request: SheetRequest;
  place: RefObject<HTMLFormElement | null>;
  isLoading: boolean;
  onStart: () => void;
};

/** The form for choosing a paper. Without JavaScript the form requests a sheet of ten questions from the server. */
export function ExamForm({ words, parts, request: { seed, problems }, place, isLoading, onStart }: ExamFormProps) {
  const path = pathTo('mockExam', useLanguage());

  return (
    <form ref={place} className={form.form} action={path} aria-label={words.form.label} noValidate data-print="hide">
      <p className="form-title" aria-hidden="true">
        {words.form.label}
      </p>
      <div className={`grid-12 ${form.cells}`}>
        <ChoiceCell
          name="part"
          label={words.form.part}
          options={examParts.map((id) => ({ id, label: `${parts[id].name} (${parts[id].questions})` }))}
          chosen="paper"
          problem={problems.part && words.problems.part}
        />
        <div className="contents" data-script="needed">
          <ChoiceCell
            name="time"
            label={words.form.time}
            options={[
              { id: 'timed', label: words.form.timed },
              { id: 'untimed', label: words.form.untimed },
            ]}
            chosen="timed"
          />
        </div>
        <div className="contents" data-script="replaces">
          <NumberCell
            name="seed"
            label={words.form.seed}
            help={words.form.seedHelp}
            given={String(seed)}
            problem={problems.seed && words.problems.seed}
          />
        </div>
      </div>
      <div className={`cluster gap-3 gap-x-4 middle ${form.end}`}>
        <div className="contents" data-script="needed">
          <SignButton arrow="forward" onClick={onStart} aria-busy={isLoading}>
            {words.form.start}
          </SignButton>
        </div>
        <div className="contents" data-script="replaces">
          <SignButton type="submit">{words.form.sheet}</SignButton>
        </div>
      </div>
    </form>
  );
}

/** The points for a right, a wrong and a blank answer, as cells below the form. */
export function ExamMarks({ words: { format }, rules }: Pick<MockExamToolContent, 'words' | 'rules'>) {
  const language = useLanguage();
  return (
    <div className={styles.marks}>
      <p className="small strong">{format.title}</p>
      <dl className={`panel ${styles.points}`}>
        <div>
          <dt className="caption">{format.marks.right}</dt>
          <dd className="title strong">+1</dd>
        </div>
        <div>
          <dt className="caption">{format.marks.wrong}</dt>
          <dd className="title strong">{pointsText(-rules.penalty, language)}</dd>
        </div>
        <div>
          <dt className="caption">{format.marks.blank}</dt>
          <dd className="title strong">0</dd>
        </div>
      </dl>
    </div>
  );
}
