import type { Language } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import { fill, type Values } from '../../i18n/words/fill.ts';
import type { CanIAnswers } from '../can-i/questions.ts';
import { assumed, offeredWays, type CostsResult } from './costs.ts';
import { costsQuestions, type CostsAnswers, type CostsQuestion } from './questions.ts';
import type { AskedTexts, Refused } from '../parts/read-answers.ts';
import { rangeText } from '../parts/amounts.ts';
import { ChoiceCell, NumberCell } from '../parts/answer-cell.tsx';
import { AnswerForm } from '../parts/answer-form.tsx';
import { decimal } from './costs-words.ts';
import type { Rules } from '../parts/deciding-facts.ts';
import type { CostsToolContent } from './content.ts';

type CostsFormProps = {
  content: CostsToolContent;
  result: CostsResult;
  answers: CostsAnswers;
  refused: Refused;
  query: URLSearchParams;
};

/** The answers to "Can I?" are in hidden fields, so that the link back to it keeps them. */
type Candidate = { candidate: CanIAnswers };

const units = { interest: 'percent', aside: 'percent', grace: 'months', years: 'years' } as const;

/** The questions about the loan and paying back: in a fold until one of them is answered. */
const folded = ['loan', 'interest', 'grace', 'years', 'aside'] as const satisfies CostsQuestion[];

/**
 * The figures of a budget, in a form styled as a flight plan. An empty cell stands for the published or assumed figure;
 * if there is none, the item is left out of the sum.
 */
export function CostsForm({ candidate, ...props }: CostsFormProps & Candidate) {
  const { content, query } = props;
  const { form, result } = content.texts;
  const shown = (Object.keys(costsQuestions) as CostsQuestion[]).filter(
    (name) => !(folded as readonly string[]).includes(name),
  );
  return (
    <AnswerForm
      page="costs"
      label={form.label}
      submit={form.submit}
      clear={form.clear}
      more={{
        name: result.more,
        isOpen: folded.some((name) => query.has(name)),
        cells: folded.map((name) => <CostsCell key={name} name={name} {...props} />),
      }}
    >
      {shown.map((name) => (
        <CostsCell key={name} name={name} {...props} />
      ))}
      {Object.entries(candidate).map(([name, answer]) => (
        <input key={name} type="hidden" name={name} value={answer} />
      ))}
    </AnswerForm>
  );
}

function CostsCell({ name, content, result, answers, refused, query }: CostsFormProps & { name: CostsQuestion }) {
  const language = useLanguage();
  const { texts, rules } = content;
  const { label, help, options }: AskedTexts = texts.questions[name];
  const cell = {
    name,
    label,
    help: help && fill(help, publishedFor(name, rules, result, language)),
    problem: refused[name]?.message,
  };
  if (!options) {
    const unit = units[name as keyof typeof units] ?? 'euros';
    return <NumberCell {...cell} given={query.get(name) ?? ''} unit={texts.units[unit]} />;
  }
  const ways: readonly string[] = offeredWays(content.offers);
  const offered = Object.entries(options).filter(([id]) => name !== 'way' || ways.includes(id));
  return (
    <ChoiceCell
      {...cell}
      options={offered.map(([id, words]) => ({ id, label: words }))}
      chosen={name === 'way' ? result.way : ((answers[name] as string | undefined) ?? offered[0]?.[0])}
    />
  );
}

/** The published or assumed figures for an empty cell, as values for the cell's help text. */
function publishedFor(name: CostsQuestion, rules: Rules, { campus }: CostsResult, language: Language): Values {
  if (name === 'rent') return { from: rangeText(rules.rent[campus]) };
  if (name === 'living') return { from: rangeText(rules.living.food) };
  if (name === 'interest') return { from: decimal(rules.interest.study.from, language, 2) };
  return name in assumed ? { assumed: assumed[name as keyof typeof assumed] } : {};
}
