import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../data/call.ts';
import { Button } from '../parts/button.tsx';
import { FieldCell, FieldSheet } from '../parts/cell.tsx';
import { ErrorNote, Note } from '../parts/note.tsx';
import { dayOf } from '../times.ts';
import type { ErasingOutcome, ErasingPreview, ErasingRequest } from '../../schema/office-erasing.ts';
import { useLanguage, useWords } from '../words/words.ts';
import styles from '../parts/parts.module.css';

/** The person meant by a typed text: an address, or a telephone number. */
const whoseOf = (typed: string) => (typed.includes('@') ? { email: typed.trim() } : { phone: typed.trim() });

/**
 * Erases all data of an e-mail address, or what has a telephone number: shows their number first, and then asks for
 * confirmation.
 */
export function EraseForm() {
  const t = useWords();
  const language = useLanguage();
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const preview = useMutation({
    mutationFn: (of: string) => call<ErasingPreview>(`/api/erasing?${new URLSearchParams(whoseOf(of))}`),
  });
  const erase = useMutation({
    mutationFn: (request: ErasingRequest) => call<ErasingOutcome>('/api/erasing', { body: request }),
    onSuccess: () => {
      preview.reset();
      setTyped('');
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
        if (typed.trim() !== '') preview.mutate(typed);
      }}
    >
      <FieldSheet>
        <FieldCell label={t('erase.whose')} wide>
          <input
            value={typed}
            autoComplete="off"
            required
            onChange={(event) => {
              setTyped(event.target.value);
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
        <Note tone="error" title={t('erase.found', { whose: typed.trim() })}>
          <p>{t('erase.counts', { ...found })}</p>
          <p>{t('erase.backups', { day: dayOf(found.backupsUntil, language) })}</p>
          <Button
            aria-disabled={erase.isPending}
            onClick={() => !erase.isPending && erase.mutate({ ...whoseOf(typed), confirm: true })}
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
      <ErrorNote of={error} />
    </form>
  );
}
