import { TellMeLink } from '../../features/tell-me/tell-me-link.tsx';
import { Strip } from '../../ui/strip.tsx';
import { CalendarLink } from './calendar-link.tsx';
import { EditionLink } from './edition-link.tsx';
import { EditionState } from './edition-state.tsx';
import type { JoinedRow } from './joined-rows.ts';

/** An edition as a strip: date, places, its own price, its state, and the link to its form. */
export function EditionStrip({ row }: { row: JoinedRow }) {
  const { category, code, name, cells, notes, action, tellMe, editions } = row;
  return (
    <Strip
      category={category}
      code={code}
      name={name}
      mark={row.stateText && <EditionState edition={row} />}
      cells={cells}
      action={{ render: <EditionLink edition={row} />, label: action }}
    >
      {notes.length > 0 && <p>{`${notes.join('. ')}.`}</p>}
      <div className="cluster gap-2 gap-x-6 baseline" data-print="hide">
        {tellMe && (
          <p>
            <TellMeLink course={row.course} campus={row.campus} about={name}>
              {tellMe}
            </TellMeLink>
          </p>
        )}
        {editions.map(
          ({ id, calendar, placeName: place }) =>
            calendar && (
              <CalendarLink key={id} href={calendar} about={name} place={editions.length > 1 ? place : undefined} />
            ),
        )}
      </div>
    </Strip>
  );
}
