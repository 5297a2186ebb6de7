import { useId } from 'react';
import { languages, type Language } from '../../i18n/language.ts';
import styles from './exercise-desk.module.css';

/** The texts of a desk, in one language. */
export type DeskWords = Readonly<
  Record<
    'sign' | 'tasks' | 'radio' | 'spanish' | 'english' | 'stepped' | 'challenge' | 'soon' | 'withoutScript' | 'course',
    string
  >
>;

type DeskChoicesProps = {
  words: DeskWords;
  radio: Language;
  onRadio: (language: Language) => void;
  stepped: boolean;
  onStepped: (stepped: boolean) => void;
};

/** Settings before an exercise: the radio's language, and whether the visitor steps the clock. */
export function DeskChoices({ words, radio, onRadio, stepped, onStepped }: DeskChoicesProps) {
  const name = useId();
  const names: Record<Language, string> = { es: words.spanish, en: words.english };
  return (
    <>
      <fieldset className={`cluster gap-x-6 middle ${styles.radio}`}>
        <legend>{words.radio}</legend>
        {languages.map((language) => (
          <label className="tap gap-2" key={language}>
            <input type="radio" name={name} checked={radio === language} onChange={() => onRadio(language)} />
            {names[language]}
          </label>
        ))}
      </fieldset>
      <label className="tap gap-2">
        <input type="checkbox" checked={stepped} onChange={(event) => onStepped(event.currentTarget.checked)} />
        {words.stepped}
      </label>
    </>
  );
}
