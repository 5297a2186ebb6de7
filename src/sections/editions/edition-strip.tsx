import { TellMeLink } from '../../features/tell-me/tell-me-link.tsx';
import { Strip } from '../../ui/strip.tsx';
import { CalendarLink } from './calendar-link.tsx';
import { EditionLink } from './edition-link.tsx';
import type { EditionRow } from './edition-row.ts';
import { EditionState } from './edition-state.tsx';
import styles from './edition-strip.module.css';

/** An edition as a strip: date, place, places, price, its state, and the link to its form. */
export function EditionStrip({ row }: { row: EditionRow }) {
  const { id, category, code, name, cells, notes, action, tellMe, calendar } = row;
  return (
    <Strip
      id={id}
      category={category}
      code={code}
      name={name}
      mark={row.stateText && <EditionState edition={row} />}
      cells={cells}
      action={{ render: <EditionLink edition={row} />, label: action }}
    >
      <div
        className={`cluster gap-2 gap-x-6 baseline apart ${styles.notes}`}
        data-print={notes.length > 0 ? undefined : 'hide'}
      >
        {notes.length > 0 && <p>{`${notes.join('. ')}.`}</p>}
        {tellMe && (
          <p data-print="hide">
            <TellMeLink course={row.course} campus={row.campus} about={name}>
              {tellMe}
            </TellMeLink>
          </p>
        )}
        {calendar && <CalendarLink href={calendar} about={name} />}
      </div>
    </Strip>
  );
}
