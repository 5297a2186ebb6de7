import type { Rules } from '../../deciding/asked-by-ways.ts';
import type { EmployerId, ItemId, PartId } from '../../deciding/costs.ts';
import type { CostsAnswers, CostsQuestion } from '../../deciding/costs-questions.ts';
import type { Offer, OfferId } from '../../deciding/ways.ts';

export type CostsWay = NonNullable<CostsAnswers['way']>;

type Asked = { label: string; help?: string | undefined; options?: Readonly<Record<string, string>> };

/** The texts of the tool, in one language. */
export type CostsTexts = {
  form: Record<'label' | 'submit' | 'clear', string>;
  questions: Record<CostsQuestion, Asked>;
  units: Record<'euros' | 'months' | 'years' | 'percent', string>;
  problems: Record<'choice' | 'number' | 'range', string>;
  result: Record<
    | 'title'
    | 'status'
    | 'withInterest'
    | 'monthsUnit'
    | 'bar'
    | 'more'
    | 'moved'
    | 'item'
    | 'amount'
    | 'total'
    | 'untaxed'
    | 'tax'
    | 'leftOut'
    | 'caption'
    | 'others'
    | 'sources'
    | 'noPromise',
    string
  > & {
    parts: Record<PartId, string>;
    items: Record<ItemId, string>;
    loan: Record<'title' | 'text' | 'none' | 'with' | 'note', string>;
    payBack: Record<'title' | 'text' | 'far' | 'course' | 'unit' | 'note' | 'aside', string>;
    employers: Record<EmployerId, string>;
    next: Record<'course' | 'ask' | 'canI', string>;
    letter: Record<'opening' | 'question', string>;
  };
};

export type CostsToolContent = {
  texts: CostsTexts;
  paths: Record<CostsWay, string>;
  articles: readonly { path: string; title: string }[];
  rules: Rules;
  offers: Record<OfferId, Offer & { tax: string | null }>;
  sources: readonly { title: string; publisher: string; url: string; dates: string }[];
};
