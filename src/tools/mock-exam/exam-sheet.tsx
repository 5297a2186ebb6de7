import { answerText, drawSheet, type Sheet } from './draw-paper.ts';
import { seeds, sheetFields } from './sheet-answers.ts';
import { SiteLink } from '../../features/page/site-link.tsx';
import { useLanguage } from '../../i18n/provider.tsx';
import { fill } from '../../i18n/words/fill.ts';
import { pathTo } from '../../site/links.ts';
import { SignButton } from '../../ui/sign-button.tsx';
import { ExamResult } from './exam-result.tsx';
import styles from './mock-exam.module.css';
import type { ExamSheetProps, MockExamToolContent } from './content.ts';

/** A sheet of questions, submitted natively, or its result. */
export function ExamSheet({ request, bank, ...content }: ExamSheetProps) {
  const { words, parts, rules } = content;
  const { part, seed, isDone, problems } = request;
  const sheet = drawSheet(request, bank, rules);
  const title = fill(words.sheet.title, { part: parts[part].name, seed });
  const told = [problems.seed && words.problems.seed, problems.answers && words.problems.answers].filter(Boolean);
  return (
    <div className={`stack gap-6 ${styles.sheet} wrap`}>
      <div className="stack gap-1">
        <h2 className="subhead">{title}</h2>
        {!isDone && <p className="quiet">{fill(words.sheet.status, { count: sheet.drawn.length })}</p>}
        {told.map((problem) => (
          <p key={problem} className={`strong ${styles.problem}`}>
            {problem}
          </p>
        ))}
      </div>
      {isDone ? (
        <ExamResult {...content} part={part} drawn={sheet.drawn} given={sheet.given} />
      ) : (
        <SheetForm sheet={sheet} request={request} words={words.sheet} />
      )}
      <p className="cluster gap-3 gap-x-6">
        <SiteLink
          className="tap strong"
          to="mockExam"
          suffix={`?part=${part}&seed=${seed < seeds.to ? seed + 1 : seeds.from}`}
        >
          {words.sheet.other}
        </SiteLink>
        <SiteLink className="tap strong" to="mockExam">
          {words.form.clear}
        </SiteLink>
      </p>
    </div>
  );
}

type SheetFormProps = {
  sheet: Sheet;
  request: ExamSheetProps['request'];
  words: MockExamToolContent['words']['sheet'];
};

function SheetForm({ sheet: { drawn, given }, request: { part, seed }, words }: SheetFormProps) {
  const path = pathTo('mockExam', useLanguage());
  return (
    <form action={path} className={`stack gap-5 ${styles.form}`} key={`${part} ${seed}`}>
      <input type="hidden" name="part" value={part} />
      <input type="hidden" name="seed" value={seed} />
      <input type="hidden" name="done" value="1" />
      {drawn.map(({ question, order }, index) => {
        const spoken = question.unit === 'english' ? 'en' : 'es';
        const name = sheetFields[index];
        return (
          <fieldset key={question.id}>
            <legend className="strong">
              <span className="stack caption">{fill(words.question, { number: index + 1 })}</span>
              <span lang={spoken}>{question.question}</span>
            </legend>
            {order.map((choice, place) => (
              <label className="row gap-3 middle" key={choice}>
                <input type="radio" name={name} value={place + 1} defaultChecked={given[index] === choice} />
                <span lang={spoken}>{answerText(question, choice)}</span>
              </label>
            ))}
            <label className="row gap-3 middle note">
              <input type="radio" name={name} value="" defaultChecked={given[index] === null} />
              <span>{words.blank}</span>
            </label>
          </fieldset>
        );
      })}
      <SignButton type="submit">{words.submit}</SignButton>
    </form>
  );
}
