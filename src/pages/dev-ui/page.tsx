import type { ComponentType } from 'react';
import { Dialogs, Links, Signs, Tags, Tooltips } from './action-specimens.tsx';
import { Charts, Checklists, Facts, Strips, Tables } from './card-specimens.tsx';
import { Accordions, Bands, Carousels, Marks, Prose, TabRows } from './group-specimens.tsx';
import styles from './page.module.css';
import { Avatars, Pictures } from './picture-specimens.tsx';
import type { SpecimenProps } from './words.ts';

type Specimen = { id: string; title: string; Show: ComponentType<SpecimenProps>; wide?: boolean };

const specimens: Specimen[] = [
  { id: 'signs', title: 'Señales', Show: Signs },
  { id: 'links', title: 'Enlaces', Show: Links },
  { id: 'tags', title: 'Etiquetas y líneas', Show: Tags },
  { id: 'strips', title: 'Fichas de progresión', Show: Strips, wide: true },
  { id: 'charts', title: 'Cartas', Show: Charts, wide: true },
  { id: 'facts', title: 'Casillas', Show: Facts },
  { id: 'checklists', title: 'Lista de comprobación', Show: Checklists },
  { id: 'accordions', title: 'Acordeón', Show: Accordions },
  { id: 'tabs', title: 'Pestañas', Show: TabRows },
  { id: 'tables', title: 'Tablas', Show: Tables },
  { id: 'dialogs', title: 'Diálogo', Show: Dialogs },
  { id: 'tooltips', title: 'Descripción emergente', Show: Tooltips },
  { id: 'carousels', title: 'Carruseles', Show: Carousels, wide: true },
  { id: 'pictures', title: 'Imágenes', Show: Pictures, wide: true },
  { id: 'avatars', title: 'Iniciales operativas', Show: Avatars },
  { id: 'marks', title: 'Punto de espera', Show: Marks },
  { id: 'prose', title: 'Prosa', Show: Prose },
  { id: 'bands', title: 'Bandas', Show: Bands, wide: true },
];

const themes = [
  { data: 'light', theme: 'claro' },
  { data: 'dark', theme: 'oscuro' },
] as const;

/** Every component of `src/ui` in its states, in both themes. For development only: production has no such page. */
export function DevUiPage() {
  return (
    <main className={styles.page}>
      <h1>Primitivas</h1>
      {specimens.map(({ id, title, Show, wide }) => (
        <div key={id} id={id} className={styles.specimen}>
          <h2>{title}</h2>
          <div className={styles.themes} data-wide={wide}>
            {themes.map(({ data, theme }) => (
              <div key={data} data-theme={data} className={styles.theme}>
                <Show theme={theme} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </main>
  );
}
