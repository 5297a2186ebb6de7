import { hasTowerAlone, type CanIAnswers } from './can-i-questions.ts';
import type { CostsAnswers } from './costs-questions.ts';
import { offeredWays } from './costs.ts';
import type { Offers, Way, WayId } from './ways.ts';

const budgetOfWay: { readonly [Id in WayId]?: CostsAnswers['way'] } = {
  enaire: 'enaire',
  tower: 'tower',
  all: 'complete',
  block2: 'block2',
};

/**
 * The query of the budget's page for a way, with the answers that both pages share. It is null where the way has no
 * course of the centre to pay. Block 2 leads from a tower licence to ENAIRE, and a certificate in the hand costs
 * nothing more.
 */
export function budgetQuery({ id, legs }: Way, answers: CanIAnswers, offers: Offers): string | null {
  const budget = id === 'enaire' && hasTowerAlone(answers) ? 'block2' : budgetOfWay[id];
  const isPaid = legs.some((leg) => leg.id === 'course');
  if (!budget || !isPaid || !offeredWays(offers).includes(budget)) return null;
  return new URLSearchParams({ way: budget, ...(answers.health === 'certificate' && { medical: '0' }) }).toString();
}

/**
 * The query of "Can I?" with the answers that came along, and the facts about a candidate that a budget holds. Block 2
 * builds on a tower licence, and a certificate at no cost is there already. Empty where it has none of them.
 */
export function candidateQuery({ way, medical }: CostsAnswers, candidate: CanIAnswers = {}): string {
  return answersQuery({
    ...(way === 'block2' && { licence: 'tower' }),
    ...(medical === 0 && { health: 'certificate' }),
    ...candidate,
  });
}

/** Answers as the query of an address, without a question mark. */
export function answersQuery(answers: CanIAnswers): string {
  return new URLSearchParams(Object.entries(answers).map(([name, answer]) => [name, String(answer)])).toString();
}
