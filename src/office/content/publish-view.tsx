import { useFacts, useNames } from '../data/facts.ts';
import { problemWords } from '../data/problem-words.ts';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import { Page, PagePart } from '../parts/page.tsx';
import { useWords } from '../words/words.ts';
import { useContentDrafts, useHistory, usePublish, usePublishing } from './data/publishing.ts';
import { DraftPart } from './publish/draft-part.tsx';
import { History } from './publish/history.tsx';
import { Progress } from './publish/progress.tsx';

/** Shows all unpublished changes, the button that publishes them, and the history. */
export function PublishView() {
  const t = useWords();
  const { person } = useFacts();
  const names = useNames();
  const drafts = useContentDrafts();
  const history = useHistory();
  const publishing = usePublishing();
  const running = publishing.data?.state === 'running' ? publishing.data : null;
  const publish = usePublish(publishing.data);
  // While another person publishes, the person's own button stays enabled: a press then queues the request.
  const isRunning = running?.by === person.email || publish.isPending || publish.waits;
  return (
    <Page title={t('view.publish')} query={drafts}>
      {(all) => {
        const own = all.find(({ by }) => by === person.email);
        const others = all.filter(({ by, lines }) => by !== person.email && lines.length > 0);
        return (
          <>
            <Progress publishing={publishing.data} />
            {publish.waits && (
              <Note>
                <p>{t('publishing.waits', { who: names.person(running?.by ?? null) })}</p>
                <Button tone="word" onClick={publish.stopWaiting}>
                  {t('publishing.waits.stop')}
                </Button>
              </Note>
            )}
            {publish.error && <Note tone="error">{problemWords(publish.error, t)}</Note>}
            <PagePart title={t('publish.mine')}>
              {own && own.lines.length > 0 ? (
                <DraftPart draft={own} publish={{ isRunning, press: () => publish.ask('mine') }} />
              ) : (
                <p>{t('publish.nothing')}</p>
              )}
            </PagePart>
            {others.length > 0 && (
              <PagePart title={t('publish.others')}>
                {others.map((draft) => (
                  <DraftPart key={draft.by} draft={draft} />
                ))}
              </PagePart>
            )}
            <PagePart title={t('publish.history')}>
              {history.data && (
                <History publications={history.data} isRunning={isRunning} undo={(id) => publish.ask({ undo: id })} />
              )}
            </PagePart>
          </>
        );
      }}
    </Page>
  );
}
