import { announced } from '../data/announce.ts';

/** Announces changes to screen readers. */
export function LiveRegion() {
  return (
    <p className="visually-hidden" role="status">
      {announced.useValue()}
    </p>
  );
}
