import { hasTowerAlone, type CanIAnswers } from '../can-i/questions.ts';
import type { CostsAnswers } from './questions.ts';
import { offeredWays } from './costs.ts';
import type { Way, WayId } from '../can-i/ways.ts';
import type { Offers } from '../parts/offers.ts';

const budgetOfWay: { readonly [Id in WayId]?: CostsAnswers['way'] } = {
  enaire: 'enaire',
  tower: 'tower',
  all: 'complete',
  block2: 'block2',
};

/**
 * The parameters of the budget page that follow from a way and the candidate's answers. Null if the way has no course
 * of the centre to pay for. A tower licence leads to ENAIRE through Block 2, and an existing medical certificate costs
 * nothing.
 */
export function budgetQuery({ id, legs }: Way, answers: CanIAnswers, offers: Offers): string | null {
  const budget = id === 'enaire' && hasTowerAlone(answers) ? 'block2' : budgetOfWay[id];
  const isPaid = legs.some((leg) => leg.id === 'course');
  if (!budget || !isPaid || !offeredWays(offers).includes(budget)) return null;
  return new URLSearchParams({ way: budget, ...(answers.health === 'certificate' && { medical: '0' }) }).toString();
}

/**
 * The query of "Can I?": the candidate's answers in the budget's address, and the facts that the budget implies. Block
 * 2 implies a tower licence, and no cost for the medical certificate implies that the candidate has it. The query is
 * empty without such answers and facts.
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
