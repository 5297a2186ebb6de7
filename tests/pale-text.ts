/**
 * Runs in a page with the media of a printer and lists text that is too pale for white paper: browsers print no
 * backgrounds.
 * @returns the words and their colour
 */
export function paleText(): string[] {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!pen) return ['nothing to measure with'];
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (words === '' || !element?.checkVisibility({ visibilityProperty: true }) || element.closest('svg')) continue;
    const { color } = getComputedStyle(element);
    if (contrastWithPaper(pen, color) < 4.5) found.add(`${words.slice(0, 40)}: ${color}`);
  }
  return [...found];

  /** The contrast of a colour with white (WCAG 2.2). */
  function contrastWithPaper(on: CanvasRenderingContext2D, color: string): number {
    on.fillStyle = '#fff';
    on.fillRect(0, 0, 1, 1);
    on.fillStyle = color;
    on.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...on.getImageData(0, 0, 1, 1).data].map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
  }
}
