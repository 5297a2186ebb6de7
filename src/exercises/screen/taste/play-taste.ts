/** How long the twenty simulated seconds take, in milliseconds. */
const playing = 4000;

/**
 * Plays the animation of the solution that the visitor opened in the short exercise. Both targets fly their tracks, and
 * the result is shown at the end. With reduced motion nothing moves.
 */
export function playTaste(opened: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const run = String(performance.now());
  opened.dataset['playing'] = run;
  const flights = [...opened.querySelectorAll('g > path + g')].map(
    (target) => target.animate(placesOf(target.previousElementSibling), { duration: playing }).finished,
  );
  // A solution that is opened again while it plays has a newer run, which shows the result.
  const show = () => {
    if (opened.dataset['playing'] === run) delete opened.dataset['playing'];
  };
  Promise.all(flights).then(show, show);
}

/** The points of a target's track, as keyframes. */
function placesOf(track: Element | null): Keyframe[] {
  const numbers = track?.getAttribute('d')?.slice(1).split(' ') ?? [];
  return numbers.flatMap((x, index) =>
    index % 2 === 0 ? { transform: `translate(${x}px, ${numbers[index + 1]}px)` } : [],
  );
}
