import { createStore } from '../../../browser/create-store.ts';
import type { ContentChange, FieldPath, FieldProblem } from '../../../schema/office-content.ts';
import { isWithin, pathKey } from '../editor/paths.ts';

type Place = { file: string; path: FieldPath };

/** The places where a missing value is shown as a problem: fields that were left, and those that stop a publication. */
const shown = createStore<readonly Place[]>([]);

export function showProblems(places: readonly Pick<FieldProblem, 'file' | 'path'>[]): void {
  const added = places.flatMap(({ file, path }) => (path && !isShown({ file, path }) ? [{ file, path }] : []));
  if (added.length > 0) shown.set([...shown.get(), ...added]);
}

/** Forgets the items whose places in a list a change has given to others, so that a new item has no marks. */
export function forgetMoved(file: string, change: ContentChange): void {
  if (change.kind === 'set') return;
  const first = change.kind === 'move' ? Math.min(change.from, change.to) : change.at;
  const isKept = (place: Place) =>
    place.file !== file || !isWithin(place.path, change.path) || Number(place.path[change.path.length] ?? -1) < first;
  shown.set(shown.get().filter(isKept));
}

/** Whether one of these places shows that its value is missing, for a component. */
export function useIsShown(places: readonly Place[]): boolean {
  shown.useValue();
  return places.some(isShown);
}

function isShown({ file, path }: Place): boolean {
  return shown.get().some((place) => place.file === file && pathKey(place.path) === pathKey(path));
}
