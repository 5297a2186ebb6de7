import { useState } from 'react';
import { useMark } from '../data/enquiries.ts';
import { useFacts, useNames } from '../data/facts.ts';
import { announce } from '../data/announce.ts';
import { Button } from '../parts/button.tsx';
import { ChoiceDialog } from '../parts/choice-dialog.tsx';
import { ErrorNote, Note } from '../parts/note.tsx';
import { stateChoices } from '../parts/state-choices.ts';
import type { EnquiryState } from '../../schema/enquiry-states.ts';
import type { EnquiryLine } from '../../schema/office.ts';
import { counted, stateName, useLanguage, useWords } from '../words/words.ts';
import { ExportButton } from './export-button.tsx';
import { focusLine } from './list-keys.ts';
import styles from './list.module.css';

type PickedBarProps = {
  lines: readonly EnquiryLine[];
  /** Leaves only these enquiries ticked. */
  keepPicked: (ids: readonly string[]) => void;
};
type Change = { state?: EnquiryState; assignee?: string | null };

/** The actions for the ticked enquiries. After one of them, only refused enquiries stay ticked. */
export function PickedBar({ lines, keepPicked }: PickedBarProps) {
  const t = useWords();
  const facts = useFacts();
  const names = useNames();
  const language = useLanguage();
  const [asks, setAsks] = useState<'state' | 'assignee' | null>(null);
  const mark = useMark();

  function change(wanted: Change): void {
    mark.mutate(
      { enquiries: lines.map(({ id, revision }) => ({ id, revision })), ...wanted },
      {
        onSuccess: ({ changed, refused }) => {
          announce(counted(t, 'picked.changed', changed.length));
          focusLine(lines[0]!.id);
          keepPicked(refused.map(({ line }) => line.id));
        },
      },
    );
  }

  const refused = mark.data?.refused ?? [];
  return (
    <div className={`stack gap-2 small ${styles.bar}`} data-print="hide">
      {refused.length > 0 && (
        <Note tone="error" title={counted(t, 'picked.refused', refused.length)}>
          <ul>
            {refused.map(({ line, by }) => (
              <li key={line.id}>
                {t('picked.refusedLine', {
                  name: line.name,
                  who: names.person(by),
                  state: stateName(line.state, language),
                })}
              </li>
            ))}
          </ul>
        </Note>
      )}
      <ErrorNote of={mark.error} />
      <div className="cluster gap-2 gap-x-4 middle" role="group" aria-label={t('picked.label')}>
        <strong>{counted(t, 'picked.count', lines.length)}</strong>
        <Button onClick={() => setAsks('state')}>{t('enquiry.state')}</Button>
        <Button onClick={() => setAsks('assignee')}>{t('enquiry.assignee')}</Button>
        <ExportButton query={new URLSearchParams(lines.map(({ id }) => ['id', id])).toString()} />
        <Button tone="word" onClick={() => keepPicked([])}>
          {t('picked.none')}
        </Button>
      </div>
      {asks === 'state' && (
        <ChoiceDialog
          title={counted(t, 'picked.stateOf', lines.length)}
          choices={stateChoices(language)}
          onChoose={(state) => change({ state: state as EnquiryState })}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'assignee' && (
        <ChoiceDialog
          title={counted(t, 'picked.assigneeOf', lines.length)}
          choices={[
            ...facts.people.map((email) => ({ value: email, label: names.person(email) })),
            { value: '', label: t('none.person') },
          ]}
          onChoose={(email) => change({ assignee: email || null })}
          onClose={() => setAsks(null)}
        />
      )}
    </div>
  );
}
