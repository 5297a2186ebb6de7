import { useFacts, useNames } from '../../data/facts.ts';
import { Note } from '../../parts/note.tsx';
import type { DraftDocument, Publishing } from '../../../schema/office-content.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { locales } from '../../../i18n/language.ts';
import { PageList } from './change-lines.tsx';
import { Problems } from './problems.tsx';
import styles from './publish.module.css';

type ProgressProps = {
  publishing: Publishing | undefined;
  /** The unpublished documents. */
  documents: readonly DraftDocument[];
};

const steps = ['check', 'draw', 'keep', 'switch'] as const;

/** The progress of a publication, and its result until the next change. */
export function Progress({ publishing, documents }: ProgressProps) {
  const t = useWords();
  const language = useLanguage();
  const names = useNames();
  const { person } = useFacts();
  if (publishing === undefined || publishing.state === 'idle') return null;
  if (publishing.state === 'running') {
    const at = steps.indexOf(publishing.step);
    return (
      <div role="status" ref={publishing.by === person.email ? intoView : undefined}>
        <Note title={t('publishing.running', { who: names.person(publishing.by) })}>
          <ol className={`stack gap-1 ${styles.steps}`}>
            {steps.map((step, index) => (
              <li key={step} data-at={index < at ? 'done' : index === at ? 'now' : 'then'}>
                {t(`publishing.${step}`)}
              </li>
            ))}
          </ol>
        </Note>
      </div>
    );
  }
  if (publishing.state === 'failed') {
    return (
      <Note tone="error" title={t('publishing.failed')}>
        <p>{publishing.problem[language]}</p>
        <Problems problems={publishing.problems} />
      </Note>
    );
  }
  const { seconds, publication, site } = publishing;
  const changedAt = documents.flatMap(({ by }) => by.map(({ at }) => Date.parse(at)));
  if (changedAt.some((at) => at > Date.parse(publication.at))) return null;
  const said = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 }).format(seconds);
  if (site && !site.isShown) {
    return (
      <Note title={t('publishing.notYet', { seconds: said })}>
        <p>{t('publishing.notYetHelp')}</p>
      </Note>
    );
  }
  const ended = publication.undoes === null ? 'publishing.done' : 'publishing.undone';
  const isOwn = publication.by === person.email;
  // The success of another person's publication is shown with their name.
  const title = isOwn
    ? t(ended, { seconds: said })
    : t(`${ended}By`, { seconds: said, who: names.person(publication.by) });
  return (
    <Note tone={isOwn ? 'success' : 'notice'} title={title}>
      {site && <PageList pages={site.pages} title="publishing.pages" site={site.address} />}
    </Note>
  );
}

/** Shows the progress of the person's own publication, which appears below the button. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
