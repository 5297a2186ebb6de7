import { fill } from '../../i18n/words/fill.ts';
import { assumed, type CostsResult } from '../../deciding/costs.ts';
import { costsQuestions, type CostsAnswers, type CostsQuestion } from '../../deciding/costs-questions.ts';
import type { Problem } from '../../deciding/read-answers.ts';
import { rangeText } from '../answer-form/amounts.ts';
import { ChoiceCell, NumberCell } from '../answer-form/answer-cell.tsx';
import { AnswerForm } from '../answer-form/answer-form.tsx';
import type { CostsToolContent } from './costs-content.ts';

type CostsFormProps = {
  content: CostsToolContent;
  result: CostsResult;
  answers: CostsAnswers;
  problems: { [Name in CostsQuestion]?: Problem };
  query: URLSearchParams;
};

const units = { interest: 'percent', aside: 'percent', grace: 'months', years: 'years' } as const;

/** The figures of a budget, as the cells of a flight plan; an empty one takes what is published. */
export function CostsForm({ content: { texts, rules }, result, answers, problems, query }: CostsFormProps) {
  const { form, questions, problems: said } = texts;
  const published: Partial<Record<CostsQuestion, string>> = {
    rent: rangeText(rules.rent[result.campus]),
    interest: String(rules.interest.study.from),
  };
  return (
    <AnswerForm page="costs" label={form.label} submit={form.submit} clear={form.clear}>
      {(Object.keys(costsQuestions) as CostsQuestion[]).map((name) => {
        const { label, help, options } = questions[name];
        const problem = problems[name];
        const question = costsQuestions[name];
        const bounds = 'from' in question ? question : {};
        const cell = {
          name,
          label,
          help:
            help &&
            fill(help, {
              ...(name in published && { from: published[name] ?? '' }),
              ...(name in assumed && { assumed: assumed[name as keyof typeof assumed] }),
            }),
          problem: problem && fill(said[problem], bounds as Record<string, number>),
        };
        if (options)
          return (
            <ChoiceCell
              key={name}
              {...cell}
              options={Object.entries(options).map(([id, words]) => ({ id, label: words }))}
              chosen={(answers[name] as string | undefined) ?? Object.keys(options)[0]}
            />
          );
        const unit = units[name as keyof typeof units] ?? 'euros';
        return <NumberCell key={name} {...cell} given={query.get(name) ?? ''} unit={texts.units[unit]} />;
      })}
    </AnswerForm>
  );
}
