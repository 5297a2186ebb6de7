import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { announce } from '../data/announce.ts';
import { call } from '../data/call.ts';
import { useFacts } from '../data/facts.ts';
import { problemWords } from '../data/problem-words.ts';
import { Button } from '../parts/button.tsx';
import { ChoiceDialog } from '../parts/choice-dialog.tsx';
import { useWords } from '../words/words.ts';

/**
 * Removes a person's access, after asking for confirmation. People cannot remove themselves, so that one owner remains.
 */
export function RemovePerson({ email }: { email: string }) {
  const t = useWords();
  const client = useQueryClient();
  const { person } = useFacts();
  const [asks, setAsks] = useState(false);
  const remove = useMutation({
    mutationFn: () => call<object>('/api/people/remove', { body: { email } }),
    onSuccess: () => {
      announce(t('people.removed', { email }));
      return client.invalidateQueries();
    },
  });
  if (email === person.email) return t('person.me');
  return (
    <>
      <Button tone="word" aria-disabled={remove.isPending} onClick={() => setAsks(true)}>
        {t('people.remove')}
      </Button>
      {remove.error && problemWords(remove.error, t)}
      {asks && (
        <ChoiceDialog
          title={t('people.removeTitle', { email })}
          choices={[{ value: 'remove', label: t('people.removeNow') }]}
          onChoose={() => remove.mutate()}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
