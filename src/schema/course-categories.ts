/** Ids of the catalogue's categories. `content/catalogue.yaml` orders and names them. */
export const courseCategories = ['initial', 'preparation', 'advanced', 'specialized'] as const;
