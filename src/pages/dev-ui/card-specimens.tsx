import { Cells } from '../../ui/cells.tsx';
import { ChartCard } from '../../ui/chart-card.tsx';
import { Checklist } from '../../ui/checklist.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SignTag } from '../../ui/sign-tag.tsx';
import { Strip } from '../../ui/strip.tsx';
import { StripBoard } from '../../ui/strip-board.tsx';
import styles from './page.module.css';
import chart from './samples/chart.svg?no-inline';
import scope from './samples/scope.svg?no-inline';

const link = <a href="#strips" />;
const view = { render: link, label: 'Ver curso' };
const facts = (place: string, duration: string, start: string) => [
  { label: 'Sede', value: place },
  { label: 'Duración', value: duration },
  { label: 'Inicio', value: start },
];

export function Strips() {
  return (
    <>
      <StripBoard cells={3}>
        <Strip
          category="initial"
          code="BLQ 1"
          name="Básico y torre"
          detail="Primer bloque de la habilitación completa"
          cells={facts('MAD LPA', '20 sem', '25 NOV 2025')}
          action={view}
        />
        <Strip
          category="initial"
          code="FULL"
          name="Habilitación completa"
          detail="Más de 800 horas, el 60 % en simulador"
          cells={facts('MAD LPA', '11–13 m', '25 NOV 2025')}
          action={view}
        />
        <Strip
          category="preparation"
          code="ANSP"
          name="Procesos selectivos europeos"
          mark="La preparación más solicitada"
          cells={facts('Online', '6 m', 'ENE MAR SEP')}
          action={view}
          cocked
        />
        <Strip
          category="advanced"
          code="OJTI"
          name="Instructor OJTI y STDI"
          detail="Para controladores con anotación de unidad"
          cells={facts('Online MAD', 'variable', 'consultar')}
          action={{ unavailable: 'Próximamente' }}
        />
      </StripBoard>
      <Strip
        category="initial"
        code="BLQ 2"
        name="Aproximación y ruta"
        detail="Cuatro habilitaciones: APP, APS, ACP y ACS"
        cells={[
          { label: 'Inicio', value: 'NOV 2025' },
          { label: 'Duración', value: '22 sem' },
          { label: 'Simulador', value: '302 h' },
          { label: 'Plazas', value: '6' },
        ]}
        action={view}
      >
        <span className={styles.row}>
          <SignTag tone="quiet">Presencial</SignTag> Acceso con el Bloque 1 o licencia de aeródromo
        </span>
      </Strip>
      <div className={styles.narrow}>
        <Strip
          category="advanced"
          code="EVAL"
          name="Evaluador"
          cells={facts('MAD', 'variable', 'consultar').slice(0, 2)}
          action={{ unavailable: 'Próximamente' }}
        />
      </div>
    </>
  );
}

export const cards = [
  {
    name: 'Básico y torre',
    src: chart,
    color: '#e7ece6',
    cells: [
      { label: 'Formación', value: 'Inicial' },
      { label: 'Teoría', value: '172 h' },
      { label: 'Simulador', value: '100 h' },
    ],
  },
  {
    name: 'Aproximación y ruta',
    src: scope,
    color: '#0c171b',
    cells: [
      { label: 'Formación', value: 'Inicial' },
      { label: 'Simulador', value: '302 h' },
    ],
  },
  {
    name: 'Instructor OJTI y STDI',
    src: chart,
    color: '#e7ece6',
    cells: [
      { label: 'Formación', value: 'Avanzada' },
      { label: 'Duración', value: 'Variable' },
    ],
  },
] as const;

export function Charts() {
  const [first, second, third] = cards;
  const picture = (src: string, color: string) => (
    <Picture src={src} width={800} height={500} color={color} alt="" fit="cover" />
  );
  return (
    <div className={styles.thirds}>
      <ChartCard
        picture={picture(first.src, first.color)}
        name={first.name}
        cells={first.cells}
        action={{ render: link }}
      >
        <p>Fundamentos y control de aeródromo con simulador de torre.</p>
      </ChartCard>
      <ChartCard
        picture={picture(second.src, second.color)}
        kicker="Formación inicial"
        name={second.name}
        cells={second.cells}
        action={{ render: link, label: 'Más información' }}
      >
        <p>Control por procedimientos y con vigilancia.</p>
      </ChartCard>
      <ChartCard
        picture={picture(third.src, third.color)}
        name={third.name}
        cells={third.cells}
        action={{ unavailable: 'Próximamente' }}
      >
        <p>Técnicas de instrucción en puesto y en simulador.</p>
      </ChartCard>
    </div>
  );
}

export function Checklists() {
  return (
    <div data-tone="yellow" className={styles.panel}>
      <Checklist
        items={[
          { label: 'Edad mínima', value: '18' },
          { label: 'Estudios', value: 'Bachillerato' },
          { label: 'Certificado médico', value: 'Clase 3' },
          { label: 'Proceso de selección', value: 'Prueba psicotécnica' },
        ]}
      />
    </div>
  );
}

export function Facts() {
  return (
    <div className={styles.framed}>
      <Cells
        cells={[
          { label: 'Duración', value: '6 meses' },
          { label: 'Inicio', value: '25 NOV 2025' },
          { label: 'Plazas', value: '16' },
          { label: 'Modalidad', value: 'Presencial' },
          { label: 'Precio', value: '27.000 EUR' },
        ]}
      />
    </div>
  );
}

export function Tables({ theme }: { theme: string }) {
  return (
    <>
      <DataTable
        caption={`Bloque 1, horas (${theme})`}
        narrow="fit"
        columns={[{ header: 'Materia' }, { header: 'Teoría', kind: 'number' }, { header: 'Simulador', kind: 'number' }]}
        rows={[
          ['Básico', '172 h', '21 h'],
          ['ADC', '52 h', '100 h'],
        ]}
      />
      <DataTable
        caption={`Proceso selectivo de 2024 (${theme})`}
        columns={[{ header: 'Fase' }, { header: 'Lugar' }, { header: 'Contenido y mínimos' }]}
        rows={[
          [
            '1',
            'Un día; Madrid, Barcelona, Gran Canaria',
            'Conocimientos generales, 50 preguntas, mínimo 25 puntos; inglés escrito C1',
          ],
          ['2', 'Un día, Madrid', 'FEAST y PDEA, cada una superada, mínimo 50 puntos en total'],
        ]}
      />
    </>
  );
}
