import { cosine, sine } from '../../simulation/angles.ts';
import { finalReach, scope as map } from '../../simulation/approach/rules.ts';
import type { MapPoint, ScopePicture, Track } from './picture.ts';
import { movedLabel, placeLabels, type PlacedLabel, type Point } from './place-labels.ts';

/** Draws pictures on a canvas, and finds the map position and the track under a point of the window. */
export type Scope = {
  draw: (picture: ScopePicture) => void;
  mapPoint: (clientX: number, clientY: number) => MapPoint;
  /** The call sign whose target or label is under a point of the window. */
  trackAt: (clientX: number, clientY: number) => string | undefined;
  close: () => void;
};

const label = { width: 68, height: 46, line: 15 };

/** Half of a touch target's size, in pixels. */
const reach = 22;

const colourNames = ['deep', 'rule-dark', 'ui', 'mist', 'yellow', 'error-bright', 'magenta-bright', 'fog'] as const;

/** Draws the scope on a canvas at the screen's own pixel density, in the colours of the design tokens. */
export function openScope(canvas: HTMLCanvasElement): Scope {
  const context = canvas.getContext('2d');
  const style = getComputedStyle(canvas);
  const colours = Object.fromEntries(colourNames.map((name) => [name, style.getPropertyValue(`--color-${name}`)]));
  const colour = (name: (typeof colourNames)[number]) => colours[name] ?? '';
  const font = `13px ${style.getPropertyValue('--font-data')}`;
  let size = 0;
  let last: ScopePicture | undefined;
  let labels = new Map<string, PlacedLabel>();
  let placedAt = '';
  const ground = document.createElement('canvas');

  const observer = new ResizeObserver(() => {
    const density = window.devicePixelRatio || 1;
    size = canvas.clientWidth;
    for (const one of [canvas, ground]) {
      one.width = Math.round(size * density);
      one.height = one.width;
      one.getContext('2d')?.setTransform(density, 0, 0, density, 0, 0);
    }
    drawGround();
    if (last) draw(last);
  });
  observer.observe(canvas);
  return { draw, mapPoint, trackAt, close: () => observer.disconnect() };

  function at({ x, y }: MapPoint): Point {
    const scale = size / (2 * map.half);
    return { x: (x - map.centre.x + map.half) * scale, y: (map.centre.y + map.half - y) * scale };
  }

  function mapPoint(clientX: number, clientY: number): MapPoint {
    const box = canvas.getBoundingClientRect();
    const scale = (2 * map.half) / box.width;
    return {
      x: (clientX - box.left) * scale + map.centre.x - map.half,
      y: map.centre.y + map.half - (clientY - box.top) * scale,
    };
  }

  function trackAt(clientX: number, clientY: number): string | undefined {
    const box = canvas.getBoundingClientRect();
    const x = clientX - box.left;
    const y = clientY - box.top;
    const distance = (track: Track) => Math.hypot(at(track).x - x, at(track).y - y);
    const nearest = last?.tracks.toSorted((one, other) => distance(one) - distance(other))[0];
    if (nearest && distance(nearest) <= reach) return nearest.callSign;
    const labelled = [...labels].find(
      ([, { box: place }]) => x > place.x && x < place.x + place.width && y > place.y && y < place.y + place.height,
    );
    return labelled?.[0];
  }

  /** Draws the map once for each size of the scope; it is copied under every picture. */
  function drawGround() {
    const pen = ground.getContext('2d');
    if (!pen) return;
    pen.fillStyle = colour('deep');
    pen.fillRect(0, 0, size, size);
    pen.lineWidth = 1;
    pen.strokeStyle = colour('rule-dark');
    pen.fillStyle = colour('ui');
    pen.font = font;
    const threshold = at({ x: 0, y: 0 });
    for (const distance of [5, 10, 15, 20, 25, 30]) {
      const radius = (distance * size) / (2 * map.half);
      pen.beginPath();
      pen.arc(threshold.x, threshold.y, radius, 0, 2 * Math.PI);
      pen.stroke();
      if (distance % 10 === 0) pen.fillText(String(distance), threshold.x + 4, threshold.y - radius - 4);
    }
    pen.strokeStyle = colour('ui');
    // The final: a tick each NM, a longer one every five, and the longest at the gate.
    line(pen, { x: 0, y: 0 }, { x: 0, y: finalReach.farthest });
    for (let distance = 1; distance <= finalReach.farthest; distance++) {
      const half = distance === finalReach.nearest ? 0.9 : distance % 5 === 0 ? 0.6 : 0.25;
      line(pen, { x: -half, y: distance }, { x: half, y: distance });
    }
    pen.fillText(String(finalReach.nearest), at({ x: 1.1, y: 4 }).x, threshold.y - (4 * size) / (2 * map.half) + 4);
    pen.lineWidth = 5;
    pen.strokeStyle = colour('fog');
    line(pen, { x: 0, y: -1.6 }, { x: 0, y: 0 });
  }

  function line(pen: CanvasRenderingContext2D, from: MapPoint, to: MapPoint) {
    const one = at(from);
    const other = at(to);
    pen.beginPath();
    pen.moveTo(one.x, one.y);
    pen.lineTo(other.x, other.y);
    pen.stroke();
  }

  function draw(picture: ScopePicture) {
    last = picture;
    if (!context || size === 0) return;
    context.drawImage(ground, 0, 0, size, size);
    context.font = font;
    const { tracks } = picture;
    labels = labelsOf(picture);
    for (const { from, to, text } of picture.lost) drawMeasure(context, from, to, text, colour('error-bright'));
    for (const track of tracks) drawTrack(context, track, labels.get(track.callSign));
    if (picture.measure) {
      const { from, to, text } = picture.measure;
      drawMeasure(context, from, to, text, colour('fog'));
    }
    const guided = tracks.find(({ callSign }) => callSign === picture.guided);
    if (guided) drawArrow(context, at(guided));
  }

  /** Labels are laid out once a second, and move with their targets in between. */
  function labelsOf({ tracks, second }: ScopePicture): Map<string, PlacedLabel> {
    const known = tracks.map(({ callSign }) => labels.get(callSign));
    const isPlaced = placedAt === `${second} ${size}` && known.every((one) => one !== undefined);
    placedAt = `${second} ${size}`;
    const placed = isPlaced
      ? tracks.map((track, index) => movedLabel(known[index] as PlacedLabel, at(track), label))
      : placeLabels(
          tracks.map((track) => ({ ...at(track), ahead: at(track.ahead) })),
          label,
          { width: size, height: size },
          known.map((one) => one?.place),
          { from: at({ x: 0, y: 0 }), to: at({ x: 0, y: finalReach.farthest }) },
        );
    return new Map(tracks.flatMap(({ callSign }, index) => (placed[index] ? [[callSign, placed[index]]] : [])));
  }

  function drawMeasure(pen: CanvasRenderingContext2D, from: MapPoint, to: MapPoint, text: string, ink: string) {
    pen.lineWidth = 1.5;
    pen.strokeStyle = ink;
    line(pen, from, to);
    const middle = at({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
    const width = pen.measureText(text).width;
    const x = Math.min(Math.max(middle.x - width / 2, 4), size - width - 4);
    pen.fillStyle = ink;
    write(pen, text, x, middle.y + 4);
  }

  function drawTrack(pen: CanvasRenderingContext2D, track: Track, place: PlacedLabel | undefined) {
    const ink = colour(track.isLost ? 'error-bright' : track.isSelected ? 'yellow' : 'mist');
    const target = at(track);
    pen.fillStyle = ink;
    for (const [index, dot] of track.history.entries()) {
      const { x, y } = at(dot);
      pen.globalAlpha = 0.75 - index * 0.13;
      pen.fillRect(x - 1.5, y - 1.5, 3, 3);
    }
    pen.globalAlpha = 1;
    if (track.assigned !== undefined) {
      pen.lineWidth = 2;
      pen.strokeStyle = colour('magenta-bright');
      const far = { x: track.x + sine(track.assigned) * 9, y: track.y + cosine(track.assigned) * 9 };
      line(pen, track, far);
    }
    pen.lineWidth = 1.5;
    pen.strokeStyle = ink;
    line(pen, track, track.ahead);
    pen.strokeRect(target.x - 5, target.y - 5, 10, 10);
    if (track.isLost) {
      pen.beginPath();
      pen.arc(target.x, target.y, (1.5 * size) / (2 * map.half), 0, 2 * Math.PI);
      pen.stroke();
    }
    if (!place) return;
    pen.lineWidth = 1;
    pen.beginPath();
    pen.moveTo(target.x, target.y);
    pen.lineTo(place.end.x, place.end.y);
    pen.stroke();
    for (const [index, text] of track.lines.entries())
      write(pen, text, place.box.x + 3, place.box.y + 12 + index * label.line);
  }

  /** Writes text with an outline in the background's colour, which separates it from the map. */
  function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number) {
    pen.lineWidth = 4;
    pen.strokeStyle = colour('deep');
    pen.strokeText(text, x, y);
    pen.fillText(text, x, y);
  }

  /** Draws the guide's arrow above a target. */
  function drawArrow(pen: CanvasRenderingContext2D, { x, y }: Point) {
    const side = y < 60 ? -1 : 1;
    pen.fillStyle = colour('yellow');
    pen.beginPath();
    pen.moveTo(x, y - side * 10);
    pen.lineTo(x - 11, y - side * 26);
    pen.lineTo(x - 4, y - side * 26);
    pen.lineTo(x - 4, y - side * 44);
    pen.lineTo(x + 4, y - side * 44);
    pen.lineTo(x + 4, y - side * 26);
    pen.lineTo(x + 11, y - side * 26);
    pen.fill();
  }
}
