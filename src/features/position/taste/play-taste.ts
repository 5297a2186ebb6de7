/** How long the twenty seconds take to play, in milliseconds. */
const playing = 4000;

/**
 * Plays the drawing of an opened key: both targets fly from where they were, and the result shows at the end. Where
 * motion is unwanted nothing moves.
 */
export function playTaste(opened: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  opened.setAttribute('data-playing', '');
  const flights = [...opened.querySelectorAll('g > path + g')].map(
    (target) => target.animate(placesOf(target.previousElementSibling), { duration: playing }).finished,
  );
  const show = () => opened.removeAttribute('data-playing');
  Promise.all(flights).then(show, show);
}

/** The points of the flown track, as keyframes of the target that flies it. */
function placesOf(track: Element | null): Keyframe[] {
  const numbers = track?.getAttribute('d')?.slice(1).split(' ') ?? [];
  return numbers.flatMap((x, index) =>
    index % 2 === 0 ? { transform: `translate(${x}px, ${numbers[index + 1]}px)` } : [],
  );
}
