import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../data/call.ts';
import { problemWords } from '../data/problem-words.ts';
import { Button } from '../parts/button.tsx';
import { FieldCell, FieldSheet } from '../parts/cell.tsx';
import { Note } from '../parts/note.tsx';
import { dayOf } from '../times.ts';
import type { ErasingOutcome, ErasingPreview, ErasingRequest } from '../../schema/office-erasing.ts';
import { useLanguage, useWords } from '../words/words.ts';
import styles from '../parts/parts.module.css';

/** Erases all data of an e-mail address: shows their number first, and then asks for confirmation. */
export function EraseForm() {
  const t = useWords();
  const language = useLanguage();
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const preview = useMutation({
    mutationFn: (of: string) => call<ErasingPreview>(`/api/erasing?${new URLSearchParams({ email: of })}`),
  });
  const erase = useMutation({
    mutationFn: (request: ErasingRequest) => call<ErasingOutcome>('/api/erasing', { body: request }),
    onSuccess: () => {
      preview.reset();
      setEmail('');
      void client.invalidateQueries();
    },
  });
  const found = preview.data;
  const isNothing =
    found !== undefined && found.enquiries + found.subscriptions + found.bookings + found.deliveries === 0;
  const error = preview.error ?? erase.error;
  return (
    <form
      className={`stack gap-3 leading fill ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        erase.reset();
        if (email.trim() !== '') preview.mutate(email.trim());
      }}
    >
      <FieldSheet>
        <FieldCell label={t('erase.email')} wide>
          <input
            type="email"
            value={email}
            autoComplete="off"
            required
            onChange={(event) => {
              setEmail(event.target.value);
              preview.reset();
            }}
          />
        </FieldCell>
      </FieldSheet>
      {!found && (
        <Button type="submit" aria-disabled={preview.isPending}>
          {t('erase.look')}
        </Button>
      )}
      {isNothing && <Note>{t('erase.nothing')}</Note>}
      {found && !isNothing && (
        <Note tone="error" title={t('erase.found', { email: email.trim() })}>
          <p>{t('erase.counts', { ...found })}</p>
          <p>{t('erase.backups', { day: dayOf(found.backupsUntil, language) })}</p>
          <Button
            aria-disabled={erase.isPending}
            onClick={() => !erase.isPending && erase.mutate({ email: email.trim(), confirm: true })}
          >
            {t('erase.erase')}
          </Button>
        </Note>
      )}
      {erase.data && (
        <Note tone="success" title={t('erase.done', { ...erase.data })}>
          <p>{t('erase.backups', { day: dayOf(erase.data.backupsUntil, language) })}</p>
        </Note>
      )}
      {error && <Note tone="error">{problemWords(error, t)}</Note>}
    </form>
  );
}
