import { useState, type ReactNode } from 'react';
import { addDays, daysBetween } from '../../../site/days.ts';
import { dayOf } from '../../times.ts';
import { Button } from '../../parts/button.tsx';
import { ChoiceCell, FieldCell, FieldSheet } from '../../parts/cell.tsx';
import { focusNew } from '../../parts/focus-new.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { numberText } from '../fields/number-text.ts';
import { lengthText } from './edition-text.ts';
import { startKinds, typedEnd, type CourseValues, type EditionValues, type TypedEdition } from './edition-values.ts';
import styles from './editions.module.css';

type EditionFormProps = {
  label: string;
  course: CourseValues;
  before: Pick<EditionValues, 'typed' | 'length'>;
  /** The text of the button that saves. */
  action: string;
  isBusy: boolean;
  onKeep: (typed: TypedEdition) => void;
  onLeave: () => void;
  /** Cells before the others. */
  children?: ReactNode;
};

/**
 * The form for the dates and places of an edition. If the last day is empty, it follows from the length; if the places
 * are empty, those of the course apply. The form shows the course's price.
 */
export function EditionForm({ label, course, before, action, isBusy, onKeep, onLeave, children }: EditionFormProps) {
  const t = useWords();
  const language = useLanguage();
  const [first] = useState(before.typed);
  const [typed, setTyped] = useState<TypedEdition>(first);
  const [written, setWritten] = useState<Pick<TypedEdition, 'day' | 'end'>>(first);
  const length = before.length ?? course.length;
  const end = typedEnd({ ...typed, end: '' }, length);
  const set = (next: Partial<TypedEdition>) => setTyped({ ...typed, ...next });

  /**
   * Moves the last day, as stored or typed, by as many days as the first one. It is not computed from the dates shown,
   * which are incomplete while a date is being typed.
   */
  function move(day: string): void {
    const { end: oldEnd, day: oldDay } = written;
    const moved = oldEnd !== '' && oldDay !== '' && day !== '' ? addDays(oldEnd, daysBetween(oldDay, day)) : typed.end;
    set({ day, end: moved });
  }

  return (
    <form
      className={`stack gap-3 ${styles.form}`}
      data-columns={typed.kind === 'to-be-announced' ? 2 : 3}
      aria-label={label}
      data-typed={typed !== first || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onKeep(typed);
      }}
    >
      <FieldSheet>
        {children}
        <ChoiceCell
          label={t('edition.campus')}
          ref={children === undefined ? focusNew : undefined}
          value={typed.campus}
          choices={course.campuses.map((campus) => [campus, t(`edition.at.${campus}`)])}
          onChoose={(campus) => set({ campus })}
        />
        <ChoiceCell
          label={t('edition.start')}
          value={typed.kind}
          choices={startKinds.map((kind) => [kind, t(`edition.start.${kind}`)])}
          onChoose={(kind) => set({ kind })}
        />
        {typed.kind === 'day' && (
          <FieldCell label={t('edition.day')}>
            <input type="date" required value={typed.day} onChange={({ target }) => move(target.value)} />
          </FieldCell>
        )}
        {typed.kind === 'month' && (
          <FieldCell label={t('edition.month')}>
            <input type="month" required value={typed.month} onChange={({ target }) => set({ month: target.value })} />
          </FieldCell>
        )}
        {typed.kind !== 'to-be-announced' && (
          <FieldCell
            label={t('edition.end')}
            help={
              length === null
                ? t('edition.end.write')
                : end === null
                  ? t('edition.end.later', { length: lengthText(length, language) })
                  : t('edition.end.is', { day: dayOf(end, language), length: lengthText(length, language) })
            }
          >
            <input
              type="date"
              required={length === null}
              value={typed.end}
              onChange={({ target }) => {
                set({ end: target.value });
                setWritten({ day: typed.day, end: target.value });
              }}
            />
          </FieldCell>
        )}
        <FieldCell
          label={t('edition.places')}
          help={course.places === null ? t('edition.places.none') : t('edition.places.are', { places: course.places })}
        >
          <input
            inputMode="numeric"
            pattern="[1-9][0-9]{0,3}"
            value={typed.places}
            onChange={({ target }) => set({ places: target.value.trim() })}
          />
        </FieldCell>
        <FieldCell label={t('edition.price')} help={t('edition.price.help')}>
          <output className={`small ${styles.price}`}>
            {course.price
              ? `${numberText(course.price.amount)} EUR, ${t(`edition.tax.${course.price.tax}`)}`
              : t('edition.price.none')}
          </output>
        </FieldCell>
      </FieldSheet>
      <p className={`cluster middle ${styles.actions}`}>
        <Button type="submit" tone="main" aria-disabled={isBusy}>
          {action}
        </Button>
        <Button
          tone="word"
          onClick={({ currentTarget }) => {
            currentTarget.closest('[data-item]')?.querySelector<HTMLElement>('[data-head]')?.focus();
            onLeave();
          }}
        >
          {t('edition.leave')}
        </Button>
        <span className={`caption ${styles.quiet}`}>{t('edition.when')}</span>
      </p>
    </form>
  );
}
