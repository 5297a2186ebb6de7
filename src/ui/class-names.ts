/** Joins the class names that apply; undefined if none does, so that there is no empty attribute. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
