/** The query parameter of an address of the catalogue that shows one category only. */
export const categoryParameter = 'category';

/** Notes the category that the address chooses, so that styles show only this category until hydration. */
export function noteCategory(): void {
  const category = new URLSearchParams(location.search).get(categoryParameter);
  if (category) document.documentElement.dataset.onlyCategory = category;
}

/** Removes the noted category: the hydrated page selects the category itself. */
export function forgetCategory(): void {
  delete document.documentElement.dataset.onlyCategory;
}
