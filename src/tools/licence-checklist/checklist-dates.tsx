import { englishLevels, licenceFields, type LicenceDates, type LicenceField } from './licence-dates.ts';
import written from '../../ui/written-cell.module.css';
import styles from './licence-checklist.module.css';
import type { ChecklistContent } from './content.ts';

type ChecklistDatesProps = Pick<ChecklistContent, 'dates' | 'fields' | 'help' | 'level' | 'noLevel'> & {
  given: LicenceDates;
};

/** The days as ruled cells of a form. Cells without a day are blank in print. */
export function ChecklistDates({ dates, fields, help, level, noLevel, given }: ChecklistDatesProps) {
  return (
    <fieldset className={`fill ${styles.dates}`}>
      <legend className="form-title">{dates}</legend>
      <div className={`halves ${styles.cells}`}>
        {licenceFields.map((field) => (
          <DayCell
            key={field}
            field={field}
            label={fields[field]}
            help={field === 'born' ? help.born : undefined}
            isEmpty={given[field] === undefined}
          />
        ))}
        <div className={`stack packed ${written.written} ${styles.cell}`}>
          <label className="caption" htmlFor="licence-level">
            {level}
          </label>
          <select id="licence-level" name="level" data-empty={given.level === undefined || undefined}>
            <option value="">{noLevel}</option>
            {englishLevels.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </div>
      </div>
    </fieldset>
  );
}

type DayCellProps = { field: LicenceField; label: string; help: string | undefined; isEmpty: boolean };

function DayCell({ field, label, help, isEmpty }: DayCellProps) {
  const id = `licence-${field}`;
  return (
    <div className={`stack packed ${written.written} ${styles.cell}`}>
      <label className="caption" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={field}
        type="date"
        min="1900-01-01"
        max="2099-12-31"
        data-empty={isEmpty || undefined}
        aria-describedby={help && `${id}-help`}
      />
      {help && (
        <p className="caption" id={`${id}-help`} data-print="hide">
          {help}
        </p>
      )}
    </div>
  );
}
