import { deliveryKinds, type DeliveryKind } from '../enquiries/outbox/delivery.ts';
import type { CountedDelivery } from '../enquiries/store/figures-queries.ts';
import { durationFigure } from './duration-figure.ts';

/**
 * How long deliveries of a kind took from the enquiry's arrival to its acceptance by the other side, in seconds; null
 * without any.
 */
export type WaitFigure = {
  kind: DeliveryKind;
  sent: number;
  median: number | null;
  /** Nine of ten took no longer. */
  ninetieth: number | null;
  longest: number | null;
  /** Numbers of deliveries that are not sent yet, given up, or sent without an answer. */
  waiting: number;
  failed: number;
  uncertain: number;
};

/** Sums up deliveries by kind. */
export function waitFigures(deliveries: readonly CountedDelivery[]): WaitFigure[] {
  return deliveryKinds.map((kind) =>
    waitOf(
      kind,
      deliveries.filter((delivery) => delivery.kind === kind),
    ),
  );
}

function waitOf(kind: DeliveryKind, own: readonly CountedDelivery[]): WaitFigure {
  const { number, median, ninetieth, longest } = durationFigure(
    own.flatMap(({ sentAt, begunAt }) => (sentAt === null ? [] : [(sentAt.getTime() - begunAt.getTime()) / 1000])),
  );
  const count = (...states: CountedDelivery['state'][]) => own.filter(({ state }) => states.includes(state)).length;
  return {
    kind,
    sent: number,
    median,
    ninetieth,
    longest,
    waiting: count('waiting', 'leased'),
    failed: count('failed'),
    uncertain: count('uncertain'),
  };
}
