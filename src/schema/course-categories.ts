/** Ids of the catalogue's categories. `content/catalogue.yaml` gives their order and titles. */
export const courseCategories = ['initial', 'preparation', 'advanced', 'specialized'] as const;
