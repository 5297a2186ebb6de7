import { europeanLicence, hasTowerAlone, type CanIAnswers } from './questions.ts';
import type { BestReason, Way, WayId } from './ways.ts';

/** The way that fits a candidate best, and why. */
export type BestWay = { way: WayId; because: BestReason };

/**
 * Picks the best of these ways by the candidate's licence, months and English. If these decide nothing, it is the first
 * open way, then the whole licence, then the first way that is not closed. Null if all are closed.
 */
export function bestOf(ways: readonly Way[], answers: CanIAnswers): BestWay | null {
  const { months, english } = answers;
  const licence = europeanLicence(answers);
  const because = (ids: readonly WayId[], reason: BestReason, states: readonly Way['state'][] = ['open']) => {
    const found = states.flatMap((state) =>
      ids.filter((id) => ways.some((each) => each.id === id && each.state === state)),
    );
    return found[0] ? { way: found[0], because: reason } : null;
  };
  const possible: Way['state'][] = ['open', 'later'];
  const all = ways.map(({ id }) => id);
  const hasTower = hasTowerAlone(answers);
  const isNew = licence === 'none';
  return (
    because(['acceptance'], 'askFirst', possible) ??
    (hasTower ? because(['block2'], 'goesOn') : null) ??
    (hasTower ? because(['towers'], 'employed') : null) ??
    (licence === 'all' ? because(['enaire', 'towers'], 'employed') : null) ??
    (licence === 'controller' ? because(['enaire', 'towers'], 'onlyOne', ['later']) : null) ??
    (isNew && months === 'six' ? because(['tower'], 'sixMonths', possible) : null) ??
    (months === 'none' ? because(['enaire'], 'evenings', possible) : null) ??
    (isNew && english === 'c1' ? because(['enaire'], 'readyForTests') : null) ??
    (isNew ? because(['all'], 'wholeLicence') : null) ??
    because(all, 'onlyOne') ??
    (isNew ? because(['all'], 'wholeLicence', ['later']) : null) ??
    because(all, 'onlyOne', ['later'])
  );
}
