import type { CanIQuestion } from '../../deciding/can-i-questions.ts';
import type { Rules } from '../../deciding/asked-by-ways.ts';
import type { BestReason, Closed, ConditionId, LegId, Offer, OfferId, WayId } from '../../deciding/ways.ts';

type Category = 'initial' | 'preparation' | 'advanced' | 'specialized';

type WayTexts = {
  code: string;
  name: string;
  leads: string;
  action: string;
  path: string;
  article: { path: string; title: string };
  starts: string;
  tellMe?: { course: string; label: string } | undefined;
};

type AskedTexts = { label: string; help?: string | undefined; options?: Readonly<Record<string, string>> };

/** The texts of the tool, in one language. */
export type CanITexts = {
  form: Record<'label' | 'submit' | 'clear' | 'unanswered', string>;
  questions: Record<CanIQuestion, AskedTexts>;
  problems: Record<'choice' | 'number' | 'range', string>;
  result: Record<
    | 'title'
    | 'none'
    | 'fits'
    | 'unknownMonths'
    | 'unknownCost'
    | 'free'
    | 'paidCourse'
    | 'monthsUnit'
    | 'upTo'
    | 'missing'
    | 'first'
    | 'earliest'
    | 'fromStart'
    | 'closesAt'
    | 'sampleStart'
    | 'explained'
    | 'sources'
    | 'noPromise'
    | 'others',
    string
  > & {
    count: Record<'one' | 'other' | 'zero', string>;
    states: Record<'open' | 'later' | 'closed', string>;
    best: Record<BestReason, string>;
    cells: Record<'months' | 'cost' | 'start', string>;
    next: Record<'costs' | 'ask' | 'tellMe' | 'share', string>;
    letter: Record<'opening' | 'question', string>;
  };
  closed: Record<Closed, string>;
  conditions: Record<ConditionId, { name: string; text: string }>;
  legs: Record<LegId, { name: string; text: string; doubt?: string }>;
};

export type CanIToolContent = {
  texts: CanITexts;
  ways: Record<WayId, WayTexts>;
  rules: Rules;
  offers: Record<OfferId, Offer & { course: string; category: Category; tax: string | null }>;
  round: string;
  sample: boolean;
  sources: readonly { title: string; publisher: string; url: string; dates: string }[];
};
