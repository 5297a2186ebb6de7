import { palette } from './drawing/palette.ts';

const ground = palette.scope;
const route = `class="diagram-route" stroke="${palette.magentaOnDark}" stroke-width="3"`;
const mark = `class="diagram-mark" fill="${palette.yellow}" stroke="none"`;
const ringed = `class="diagram-ring" fill="${ground}" stroke="${palette.yellow}" stroke-width="3"`;

/** Wraps a line diagram for use inside a page: its lines take the colour of the text round it. */
function diagram(inner: string): string {
  const look =
    'class="diagram" viewBox="0 0 240 160" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.5"';
  return `<svg ${look}>${inner}</svg>\n`;
}

/** One line diagram for each service, by the name of what it shows. */
export const serviceDiagrams: Record<string, string> = {
  /** Continuous training: a holding, flown again and again. */
  'diagram-holding': diagram(
    [
      '<path d="M60 50H180a30 30 0 0 1 0 60H60a30 30 0 0 1 0-60Z" stroke-width="3"/>',
      '<path d="M120 50l-9-6v12zM120 110l9-6v12z" fill="currentColor" stroke="none"/>',
      `<path d="M180 44l6.5 11h-13z" ${mark}/>`,
      `<path d="M180 110L222 142" stroke-dasharray="7 5" ${route}/>`,
    ].join(''),
  ),
  /** Consulting: sectors, and one flight across them. */
  'diagram-sectors': diagram(
    [
      '<path d="M20 30 96 18 128 66 84 112 24 96ZM96 18 214 26 206 84 128 66M84 112 128 66 206 84 190 144 102 148Z" stroke-linejoin="round"/>',
      `<path d="M32 128 112 86 222 46" ${route}/>`,
      `<path d="M106 80h12v12h-12z" ${ringed}/>`,
    ].join(''),
  ),
  /** Content: departure routes that fan out from one runway. */
  'diagram-departures': diagram(
    [
      '<path d="M120 146V112M120 112C120 70 60 84 36 26M120 112C120 70 126 60 122 18"/>',
      '<path d="M120 150v-24" stroke-width="9"/>',
      `<path d="M120 112C120 78 176 90 208 34" ${route}/>`,
      `<path d="M36 17l8 14H28zM122 8l8 14h-16z" class="diagram-ground" fill="${ground}"/>`,
      `<path d="M208 24l8 14h-16z" ${mark}/>`,
    ].join(''),
  ),
  /** Evaluation: the needles of an instrument landing, a little off. */
  'diagram-deviation': diagram(
    [
      '<circle cx="120" cy="80" r="62"/>',
      '<path d="M76 80h.1M98 80h.1M142 80h.1M164 80h.1M120 36h.1M120 58h.1M120 102h.1M120 124h.1" stroke-width="7" stroke-linecap="round"/>',
      `<path d="M124 26V134M66 76H174" ${route}/>`,
      `<circle cx="120" cy="80" r="7" class="diagram-ring" stroke="${palette.yellow}" stroke-width="3"/>`,
    ].join(''),
  ),
};
