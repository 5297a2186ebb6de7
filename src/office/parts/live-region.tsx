import { announced } from '../data/announce.ts';

/** Says to readers of the screen what has changed. */
export function LiveRegion() {
  return (
    <p className="visually-hidden" role="status">
      {announced.useValue()}
    </p>
  );
}
