import { canIQuestions, type CanIAnswers, type CanIQuestion } from './questions.ts';
import type { AskedTexts, Refused } from '../parts/read-answers.ts';
import { ChoiceCell, NumberCell } from '../parts/answer-cell.tsx';
import { AnswerForm } from '../parts/answer-form.tsx';
import type { CanITexts } from './content.ts';

type CanIFormProps = {
  texts: CanITexts;
  answers: CanIAnswers;
  refused: Refused;
  query: URLSearchParams;
};

/** The questions, in a form styled as a flight plan. */
export function CanIForm({ texts: { form, questions }, answers, refused, query }: CanIFormProps) {
  return (
    <AnswerForm page="canI" label={form.label} submit={form.submit} clear={form.clear}>
      {(Object.keys(canIQuestions) as CanIQuestion[]).map((name) => {
        const { label, help, options }: AskedTexts = questions[name];
        const cell = { name, label, help, problem: refused[name]?.message };
        if (!options) return <NumberCell key={name} {...cell} given={query.get(name) ?? ''} />;
        return (
          <ChoiceCell
            key={name}
            {...cell}
            options={Object.entries(options).map(([id, words]) => ({ id, label: words }))}
            unanswered={form.unanswered}
            chosen={answers[name] as string | undefined}
          />
        );
      })}
    </AnswerForm>
  );
}
