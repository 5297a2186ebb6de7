/**
 * Focuses the control of a field and opens the `details` elements around it.
 * @param address the field as `fieldKey` gives it; it may omit the language
 */
export function focusField(form: HTMLElement | null, address: string): void {
  const field = address.split('#').at(-1)!;
  const cells = [...(form?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
  const placeOf = (cell: HTMLElement) => (cell.dataset['place'] ?? '').split('#')[1] ?? '';
  const cell =
    cells.find((each) => each.dataset['place'] === address) ??
    cells.find((each) => placeOf(each) === field) ??
    cells.find((each) => placeOf(each).startsWith(`${field}.`)) ??
    cells.find((each) => field.startsWith(`${placeOf(each)}.`));
  for (let fold = cell?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  const control = cell?.querySelector<HTMLElement>('input, select, textarea');
  control?.focus();
  cell?.scrollIntoView({ block: 'center' });
}
