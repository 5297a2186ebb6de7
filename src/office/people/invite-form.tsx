import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../data/call.ts';
import { Button } from '../parts/button.tsx';
import { ChoiceCell, FieldCell, FieldSheet } from '../parts/cell.tsx';
import { ErrorNote, Note } from '../parts/note.tsx';
import { fullMoment } from '../times.ts';
import { officeRoles, type OfficeInvitation, type OfficePerson, type OfficeRole } from '../../schema/office.ts';
import { useLanguage, useWords } from '../words/words.ts';
import styles from '../parts/parts.module.css';

/** Invites a person, or invites a person again after the loss of the device with the passkey. */
export function InviteForm() {
  const t = useWords();
  const language = useLanguage();
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<OfficeRole>('office');
  const invite = useMutation({
    mutationFn: (person: OfficePerson) => call<OfficeInvitation>('/api/people/invite', { body: person }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['people'] }),
  });
  return (
    <form
      className={`stack gap-3 leading fill ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!invite.isPending) invite.mutate({ email: email.trim(), role });
      }}
    >
      <FieldSheet>
        <FieldCell label={t('people.email')} wide>
          <input
            type="email"
            value={email}
            autoComplete="off"
            required
            onChange={(event) => setEmail(event.target.value)}
          />
        </FieldCell>
        <ChoiceCell
          label={t('people.role')}
          wide
          value={role}
          choices={officeRoles.map((id) => [id, t(`role.${id}`)])}
          onChoose={setRole}
        />
      </FieldSheet>
      <Button type="submit" aria-disabled={invite.isPending}>
        {t('invite.invite')}
      </Button>
      {invite.data && (
        <Note tone="success" title={t(`invite.mail.${invite.data.mail}`)}>
          <p>{t('invite.link', { until: fullMoment(invite.data.until, language) })}</p>
          <code>{invite.data.link}</code>
        </Note>
      )}
      <ErrorNote of={invite.error} />
    </form>
  );
}
