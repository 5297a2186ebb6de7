import { useState, type ComponentProps } from 'react';
import { languages } from '../../i18n/language.ts';
import { largestParty } from '../../schema/booking.ts';
import { fields } from '../../schema/fields/fields.ts';
import { useBookGuest } from '../data/visits.ts';
import { Button } from '../parts/button.tsx';
import { ChoiceCell, FieldCell, FieldSheet } from '../parts/cell.tsx';
import { focusNew } from '../parts/focus-new.ts';
import { ErrorNote } from '../parts/note.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import styles from '../parts/parts.module.css';
import { useVisitWords } from './visit-words.ts';

type AddGuestProps = { visit: string; onDone: (words: string) => void; close: () => void };

const parties = Array.from({ length: largestParty }, (_, index) => String(index + 1));

/** The form that books for a guest on the telephone, who confirms in the mail that everybody gets who books. */
export function AddGuest({ visit, onDone, close }: AddGuestProps) {
  const t = useWords();
  const say = useVisitWords();
  const screen = useLanguage();
  const [id] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState({ name: '', email: '', phone: '', message: '', privacy: '' });
  const [language, setLanguage] = useState(screen);
  const [party, setParty] = useState('1');
  const { mutate, isPending, error } = useBookGuest(visit);
  const { email, name } = typed;
  const held = (field: 'name' | 'email' | 'phone' | 'message') => ({
    value: typed[field],
    maxLength: fields[field].maxLength,
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [field]: target.value }),
  });
  const line = (field: 'name' | 'email' | 'phone', props: ComponentProps<'input'>) => (
    <FieldCell label={fields[field].label[screen]}>
      <input {...props} {...held(field)} autoComplete="off" />
    </FieldCell>
  );
  return (
    <form
      className={`stack gap-3 leading fill ${styles.form}`}
      aria-label={say('add')}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        const onSuccess = () => {
          onDone(say('added', { name, email }));
          close();
        };
        mutate({ ...typed, id, language, party: Number(party) }, { onSuccess });
      }}
    >
      <p>{say('addHelp')}</p>
      <FieldSheet>
        {line('name', { required: true, ref: focusNew })}
        {line('email', { type: 'email', required: true })}
        {line('phone', { type: 'tel' })}
        <ChoiceCell
          label={say('people')}
          value={party}
          choices={parties.map((each) => [each, each])}
          onChoose={setParty}
        />
        <ChoiceCell
          label={t('filter.language')}
          value={language}
          choices={languages.map((each) => [each, t(`language.${each}`)])}
          onChoose={setLanguage}
        />
        <FieldCell label={say('question')} wide>
          <textarea rows={2} {...held('message')} />
        </FieldCell>
      </FieldSheet>
      <label className="row gap-3 middle small">
        <input
          type="checkbox"
          required
          checked={typed.privacy !== ''}
          onChange={({ target }) => setTyped({ ...typed, privacy: target.checked ? 'on' : '' })}
        />
        {say('agreed')}
      </label>
      <ErrorNote of={error} />
      <p className="cluster gap-3">
        <Button type="submit" tone="main" aria-disabled={isPending}>
          {say('addNow')}
        </Button>
        <Button tone="word" onClick={close}>
          {say('addNot')}
        </Button>
      </p>
    </form>
  );
}
