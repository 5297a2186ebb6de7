import { deliveryKinds, type DeliveryKind } from '../enquiries/outbox/delivery.ts';
import type { CountedDelivery } from '../enquiries/store/figures-queries.ts';
import { durationFigure } from './duration-figure.ts';

/**
 * The delay of one kind of delivery in seconds, from the arrival of the enquiry (for other mails, from queuing) to
 * acceptance by the receiver; null if none was sent.
 */
export type WaitFigure = {
  kind: DeliveryKind;
  sent: number;
  median: number | null;
  /** The 90th percentile. */
  ninetieth: number | null;
  longest: number | null;
  /** Deliveries that are not sent yet, given up, or sent without a response. */
  waiting: number;
  failed: number;
  uncertain: number;
};

/** The figures of each kind of delivery. */
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
