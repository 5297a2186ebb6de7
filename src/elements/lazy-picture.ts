import { inBatches } from '../browser/in-batches.ts';
import { whenNear } from '../browser/near-viewport.ts';
import { defineElement, part } from './element.ts';

/** A natural aspect ratio that differs from the given one by no more than this is a rounding error. */
const tolerance = 0.01;

/**
 * The states of a picture: `data-near` (`no`, `yes`) and `data-state`: `placeholder`, then `loaded`, or `fallback` after
 * one failure. `data-fallback` is the address of the picture shown then; without it, the failed picture is removed.
 */
defineElement('lazy-picture', (host) => {
  const image = part<HTMLImageElement>(host, 'img');
  const { fallback } = host.dataset;

  function noteLoad(): void {
    inBatches(() => {
      const { naturalWidth, naturalHeight, width, height } = image;
      if (naturalWidth === 0 || naturalHeight === 0) return;
      if (host.dataset.state === 'placeholder') host.dataset.state = 'loaded';
      const [stated, natural] = [ratioOf(image), naturalWidth / naturalHeight];
      if (width && height && Math.abs(natural / stated - 1) > tolerance)
        [image.width, image.height] = [naturalWidth, naturalHeight];
    });
  }

  function noteFailure(): void {
    if (host.dataset.state === 'fallback') return;
    host.dataset.state = 'fallback';
    // The elements stay: an island that comes alive later expects them.
    for (const source of host.querySelectorAll('source')) source.removeAttribute('srcset');
    if (fallback) image.src = fallback;
    else image.remove();
  }

  image.addEventListener('load', noteLoad);
  image.addEventListener('error', noteFailure);
  // The picture may have loaded or failed before.
  if (image.complete && image.currentSrc) {
    if (image.naturalWidth > 0) noteLoad();
    else noteFailure();
    host.dataset.near = 'yes';
  } else if (host.dataset.near !== 'yes') {
    host.dataset.near = 'no';
    whenNear(host, () => (host.dataset.near = 'yes'));
  }
});

/** The aspect ratio in the attributes of an image. */
function ratioOf(image: HTMLImageElement): number {
  return Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
}
