import type { CareerProblem } from './career-route.ts';
import { ChoiceCell } from '../parts/answer-cell.tsx';
import { AnswerForm } from '../parts/answer-form.tsx';
import type { CareerPointContent, CareerTexts } from './content.ts';

type CareerFormProps = {
  words: CareerTexts['form'];
  points: readonly CareerPointContent[];
  from: string;
  /** Null for the whole map. */
  to: string | null;
  problems: readonly CareerProblem[];
};

/** Asks for the reader's present point and aim, in two cells of a flight plan form. */
export function CareerForm({ words, points: [start, ...points], from, to, problems }: CareerFormProps) {
  const options = points.map(({ id, name }) => ({ id, label: name }));
  const problemOf = (name: 'from' | 'to') => {
    const problem = problems.find(({ field }) => field === name);
    return problem && words[problem.kind];
  };
  return (
    <AnswerForm page="career" label={words.label} submit={words.submit} clear={words.clear}>
      <ChoiceCell
        name="from"
        label={words.from}
        unanswered={start?.name ?? ''}
        options={options}
        chosen={from === start?.id ? '' : from}
        problem={problemOf('from')}
      />
      <ChoiceCell
        name="to"
        label={words.to}
        unanswered={words.everything}
        options={options}
        chosen={to ?? ''}
        problem={problemOf('to')}
      />
    </AnswerForm>
  );
}
