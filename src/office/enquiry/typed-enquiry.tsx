import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { languages } from '../../i18n/language.ts';
import type { AnswerName } from '../../schema/fields/field-names.ts';
import { fields } from '../../schema/fields/fields.ts';
import type { TypedRequest } from '../../schema/office-enquiries.ts';
import { goTo, typedPlace, type Place } from '../address.ts';
import { call } from '../data/call.ts';
import { refreshEnquiries } from '../data/enquiries.ts';
import { useFacts, useNames } from '../data/facts.ts';
import { typedDrafts } from '../drafts.ts';
import { Button } from '../parts/button.tsx';
import { ChoiceCell, FieldCell, FieldSheet } from '../parts/cell.tsx';
import { ErrorNote } from '../parts/note.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { BackButton } from './enquiry-pane.tsx';
import styles from './enquiry.module.css';

/** The form for an enquiry by telephone, in place of an open enquiry; what is typed stays in this browser. */
export function TypedEnquiry({ place }: { place: Place }) {
  const t = useWords();
  const language = useLanguage();
  const { courses, campuses } = useFacts();
  const names = useNames();
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [typed, setTyped] = useState(() => typedDrafts.read(typedPlace) ?? { id: crypto.randomUUID(), language });
  const keep = useMutation({
    mutationFn: (body: TypedRequest) => call<{ id: string }>('/api/enquiries', { body }),
    onSuccess: ({ id }) => {
      typedDrafts.keep(typedPlace, null);
      void refreshEnquiries(client, []);
      goTo({ ...place, enquiry: id }, 'replace');
    },
  });
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  function write(name: string, value: string): void {
    const next = { ...typed, [name]: value };
    typedDrafts.keep(typedPlace, next);
    setTyped(next);
  }

  const held = (name: AnswerName | 'language') => ({
    value: typed[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => write(name, target.value),
  });
  const line = (name: 'name' | 'phone' | 'email', props: ComponentProps<'input'>) => (
    <FieldCell label={fields[name].label[language]}>
      <input {...props} {...held(name)} maxLength={fields[name].maxLength} autoComplete="off" />
    </FieldCell>
  );
  const choice = (
    name: 'course' | 'campus' | 'language',
    choices: readonly (readonly [id: string, title: string])[],
  ) => (
    <ChoiceCell
      label={t(`filter.${name}`)}
      value={typed[name] ?? ''}
      choices={choices}
      onChoose={(id) => write(name, id)}
    />
  );

  return (
    <article className={styles.pane} data-pane>
      <div className={`stack gap-3 ${styles.head}`}>
        <p>
          <BackButton place={place} />
        </p>
        <h2 tabIndex={-1} ref={heading}>
          {t('typed.title')}
        </h2>
        <p className="small quiet">{t('typed.help')}</p>
      </div>
      <form
        className={`stack gap-3 ${styles.form}`}
        onSubmit={(event) => {
          event.preventDefault();
          if (!keep.isPending) keep.mutate(typed);
        }}
      >
        <FieldSheet>
          {line('name', { required: true })}
          {line('phone', { type: 'tel' })}
          {line('email', { type: 'email' })}
          {choice('course', [
            ['', names.course(null)],
            ...Object.keys(courses).map((id) => [id, names.course(id)] as const),
          ])}
          {choice('campus', [
            ['', names.campus(null)],
            ...Object.keys(campuses).map((id) => [id, names.campus(id)] as const),
          ])}
          {choice(
            'language',
            languages.map((id) => [id, t(`language.${id}`)]),
          )}
          <FieldCell label={t('typed.said')} wide>
            <textarea rows={4} {...held('message')} maxLength={fields.message.maxLength} />
          </FieldCell>
        </FieldSheet>
        <label className="row gap-3 middle small">
          <input
            type="checkbox"
            required
            checked={Boolean(typed['privacy'])}
            onChange={(event) => write('privacy', event.target.checked ? 'on' : '')}
          />
          {t('typed.agreed')}
        </label>
        <ErrorNote of={keep.error} />
        <Button type="submit" tone="main" aria-disabled={keep.isPending}>
          {t('typed.keep')}
        </Button>
      </form>
    </article>
  );
}
