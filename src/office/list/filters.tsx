import { goTo, type Place } from '../address.ts';
import { useFacts, useNames } from '../data/facts.ts';
import { Button } from '../parts/button.tsx';
import { ChoiceCell, FieldCell, FieldSheet } from '../parts/cell.tsx';
import { languages } from '../../i18n/language.ts';
import { formIds, formTopics } from '../../schema/enquiry.ts';
import { enquiryStates, proposalStates } from '../../schema/enquiry-states.ts';
import type { EnquirySelection } from '../../schema/office-enquiries.ts';
import { useIsWide } from '../use-is-wide.ts';
import { proposalName, stateName, useLanguage, useWords } from '../words/words.ts';
import styles from './list.module.css';

type Filter = Exclude<keyof EnquirySelection, 'search'>;
const filterNames: readonly Filter[] = [
  'state',
  'proposal',
  'assignee',
  'course',
  'campus',
  'form',
  'language',
  'since',
  'until',
  'due',
];

/** Filters the list; every choice is stored in the address. */
export function Filters({ place }: { place: Place }) {
  const t = useWords();
  const facts = useFacts();
  const names = useNames();
  const language = useLanguage();
  const { selection } = place;
  const used = filterNames.filter((name) => selection[name] !== undefined).length;

  function change(name: Filter, value: string): void {
    const next = { ...selection, [name]: value };
    if (value === '') delete next[name];
    goTo({ ...place, selection: next }, 'replace');
  }

  function choice(name: Filter, options: readonly (readonly [value: string, label: string])[]) {
    return (
      <ChoiceCell
        label={t(`filter.${name}`)}
        value={selection[name] ?? ''}
        choices={[['', t('filter.any')], ...options]}
        onChoose={(value) => change(name, value)}
      />
    );
  }

  function day(name: 'since' | 'until' | 'due') {
    return (
      <FieldCell label={t(`filter.${name}`)}>
        <input type="date" value={selection[name] ?? ''} onChange={(event) => change(name, event.target.value)} />
      </FieldCell>
    );
  }

  return (
    <details className={styles.fold} open={useIsWide()} data-print="hide">
      <summary>{used === 0 ? t('filter.title') : t('filter.titleUsed', { count: used })}</summary>
      <FieldSheet>
        {choice(
          'state',
          enquiryStates.map((state) => [state, stateName(state, language)]),
        )}
        {choice(
          'proposal',
          proposalStates.map((state) => [state, proposalName(state, language)]),
        )}
        {choice('assignee', [
          ['nobody', t('none.person')],
          ...facts.people.map((email) => [email, names.person(email)] as const),
        ])}
        {choice(
          'course',
          Object.keys(facts.courses).map((id) => [id, names.course(id)]),
        )}
        {choice(
          'campus',
          Object.keys(facts.campuses).map((id) => [id, names.campus(id)]),
        )}
        {choice(
          'form',
          formIds.map((id) => [id, formTopics[id][language]]),
        )}
        {choice(
          'language',
          languages.map((id) => [id, t(`language.${id}`)]),
        )}
        {day('since')}
        {day('until')}
        {selection.due !== undefined && day('due')}
      </FieldSheet>
      {used > 0 && (
        <Button
          tone="word"
          onClick={() => goTo({ ...place, selection: selection.search ? { search: selection.search } : {} }, 'replace')}
        >
          {t('filter.none')}
        </Button>
      )}
    </details>
  );
}
