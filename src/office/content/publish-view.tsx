import { useState } from 'react';
import { useFacts, useNames } from '../data/facts.ts';
import { Button } from '../parts/button.tsx';
import { ErrorNote, Note } from '../parts/note.tsx';
import { Page, PagePart } from '../parts/page.tsx';
import { useWords } from '../words/words.ts';
import { useContentDraft, useHistory, usePublish, usePublishing } from './data/publishing.ts';
import { DraftPart } from './publish/draft-part.tsx';
import { History } from './publish/history.tsx';
import { Progress } from './publish/progress.tsx';
import { UndoPart } from './publish/undo-part.tsx';

/** Shows all unpublished changes, the button that publishes them, and the history. */
export function PublishView() {
  const t = useWords();
  const { person } = useFacts();
  const names = useNames();
  const draft = useContentDraft();
  const history = useHistory();
  const publishing = usePublishing();
  const [undoing, setUndoing] = useState<string | null>(null);
  const running = publishing.data?.state === 'running' ? publishing.data : null;
  const publish = usePublish(publishing.data, (who) =>
    confirm(t('publish.recent', { who: who.map((one) => names.person(one)).join(', ') })),
  );
  // While another person publishes, the person's own button stays enabled: a press then queues the request.
  const isRunning = running?.by === person.email || publish.isPending || publish.waits;
  return (
    <Page title={t('view.publish')} query={draft}>
      {(found) => (
        <>
          <PagePart title={t('publish.changed')}>
            {found.documents.length === 0 && draft.isFetching ? (
              <p>{t('waiting')}</p>
            ) : (
              <DraftPart draft={found} publish={{ isRunning, press: (files) => publish.ask({ files }) }} />
            )}
            <Progress publishing={publishing.data} documents={found.documents} />
            {publish.waits && (
              <Note>
                <p>{t('publishing.waits', { who: names.person(running?.by ?? null) })}</p>
                <Button tone="word" onClick={publish.stopWaiting}>
                  {t('publishing.waits.stop')}
                </Button>
              </Note>
            )}
            <ErrorNote of={publish.error} />
          </PagePart>
          <PagePart title={t('publish.history')}>
            {undoing !== null && (
              <UndoPart
                id={undoing}
                isRunning={isRunning}
                undo={() => {
                  publish.ask({ undo: undoing });
                  setUndoing(null);
                }}
                leave={() => setUndoing(null)}
              />
            )}
            {history.data && <History publications={history.data} isRunning={isRunning} undo={setUndoing} />}
          </PagePart>
        </>
      )}
    </Page>
  );
}
