import { useState, type ComponentProps } from 'react';
import type { ContentField, FieldValue } from '../../../schema/office-content.ts';
import { PictureChoice } from '../../pictures/picture-choice.tsx';
import { useWords } from '../../words/words.ts';
import { MarkdownControl } from './markdown-control.tsx';
import { numberOf, numberText } from './number-text.ts';

type FieldControlProps = {
  field: ContentField;
  value: FieldValue;
  onWrite: (value: FieldValue) => void;
  /** Attributes of the control itself. */
  attributes: { id: string; lang?: string; 'aria-describedby'?: string; 'aria-invalid'?: true };
};

/** The control of one value, by the kind of its field. */
export function FieldControl({ field, value, onWrite, attributes }: FieldControlProps) {
  const t = useWords();
  const { control, optional } = field;
  const text = value === null ? '' : String(value);
  const write = (next: string) => onWrite(next === '' && optional ? null : next);
  switch (control) {
    case 'number':
    case 'money':
      return <NumberControl {...{ field, value, onWrite, attributes }} />;
    case 'day':
      return <DayControl {...attributes} value={text} words={field.choices ?? []} onWrite={write} />;
    case 'yes-no':
      return (
        <input
          type="checkbox"
          {...attributes}
          checked={value === true}
          onChange={(event) => onWrite(event.target.checked || (optional ? null : false))}
        />
      );
    case 'picture':
      return <PictureChoice field={field} value={text} onChoose={write} attributes={attributes} />;
    case 'choice':
      if (field.choices === undefined) break;
      return (
        <select {...attributes} value={text} onChange={(event) => write(event.target.value)}>
          {(optional || text === '') && <option value="">{t('field.none')}</option>}
          {field.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      );
    case 'address':
      return <input inputMode="url" {...attributes} value={text} onChange={(event) => write(event.target.value)} />;
    case 'paragraph':
      return (
        <textarea {...attributes} data-control={control} value={text} onChange={(event) => write(event.target.value)} />
      );
    case 'markdown':
      return <MarkdownControl {...attributes} value={text} onChange={(event) => write(event.target.value)} />;
    default:
  }
  return <LineControl {...attributes} value={text} onWrite={write} />;
}

/** A text without line breaks, in a control that grows to show all of it. */
function LineControl({ onWrite, ...attributes }: ComponentProps<'textarea'> & { onWrite: (text: string) => void }) {
  return (
    <textarea
      {...attributes}
      rows={1}
      data-control="line"
      onChange={(event) => onWrite(event.target.value.replace(/\s*\n\s*/g, ' '))}
    />
  );
}

type DayControlProps = ComponentProps<'input'> & {
  value: string;
  /** Words that may stand for a day. */
  words: NonNullable<ContentField['choices']>;
  onWrite: (text: string) => void;
};

/** A day, or a word that stands for it, with a tick: «sin leer». */
function DayControl({ value, words, onWrite, ...attributes }: DayControlProps) {
  const isWord = words.some((word) => word.value === value);
  const day = (
    <input type="date" {...attributes} value={isWord ? '' : value} onChange={({ target }) => onWrite(target.value)} />
  );
  if (words.length === 0) return day;
  return (
    <div className="cluster gap-4 middle">
      {day}
      {words.map(({ value: word, label }) => (
        <label key={word} className="row gap-2 middle">
          <input
            type="checkbox"
            checked={word === value}
            onChange={({ target }) => onWrite(target.checked ? word : '')}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

/** A number in Spanish notation: 27.000 or 27000, 7,5 or 7.5. Other text is not stored. */
function NumberControl({ field, value, onWrite, attributes }: FieldControlProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed !== null && numberOf(typed) !== value ? typed : (typed ?? numberText(value));
  return (
    <input
      inputMode="decimal"
      {...attributes}
      {...(typed !== null && numberOf(typed) === undefined && { 'aria-invalid': true })}
      data-control="number"
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        const number = numberOf(target.value);
        if (number !== undefined && (number !== null || field.optional)) onWrite(number);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
