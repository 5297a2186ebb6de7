import { useVisits } from '../data/visits.ts';
import { Note } from '../parts/note.tsx';
import { Page, PagePart } from '../parts/page.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import { useWords } from '../words/words.ts';
import { sessionPlace, VisitList } from './visit-list.tsx';
import { useVisitWords } from './visit-words.ts';

/** The sessions with their bookings, and the changes that have not been mailed to people yet. */
export function VisitsView() {
  const t = useWords();
  const say = useVisitWords();
  const query = useVisits();
  return (
    <Page title={t('view.visits')} query={query}>
      {({ visits, isSample }) => {
        const [ahead, over] = [visits.filter(({ isOver }) => !isOver), visits.filter(({ isOver }) => isOver)];
        return (
          <>
            <PagePart title={say('ahead')}>
              <p>
                {say('help')} <PlaceLink to={sessionPlace()}>{say('new')}</PlaceLink>
              </p>
              {isSample && <Note>{say('sample')}</Note>}
              {ahead.length === 0 ? <p>{say('none')}</p> : <VisitList visits={ahead} />}
            </PagePart>
            {over.length > 0 && (
              <PagePart title={say('over')}>
                <VisitList visits={over} />
              </PagePart>
            )}
          </>
        );
      }}
    </Page>
  );
}
