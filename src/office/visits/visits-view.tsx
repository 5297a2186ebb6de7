import { dayOf } from '../times.ts';
import { useVisits } from '../data/visits.ts';
import { Page, PagePart } from '../parts/page.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { NewVisit, visitPlace, VisitList } from './visit-list.tsx';
import { useVisitWords } from './visit-words.ts';

/** The visits with their bookings, and the changes that have not been mailed to people yet. */
export function VisitsView() {
  const t = useWords();
  const say = useVisitWords();
  const language = useLanguage();
  const query = useVisits();
  return (
    <Page title={t('view.visits')} query={query}>
      {({ visits, drafts }) => {
        const real = visits.filter(({ isSample }) => !isSample);
        const ahead = real.filter(({ isOver }) => !isOver);
        const others = [
          { part: 'samples', own: visits.filter(({ isSample }) => isSample) },
          { part: 'over', own: real.filter(({ isOver }) => isOver) },
        ] as const;
        return (
          <>
            <PagePart title={say('ahead')}>
              <p>{say('help')}</p>
              <p>
                <NewVisit tone="main">{say('new')}</NewVisit>
              </p>
              {ahead.length === 0 ? <p>{say('none')}</p> : <VisitList visits={ahead} />}
            </PagePart>
            {drafts.length > 0 && (
              <PagePart title={say('drafts')}>
                <ul className="stack gap-2">
                  {drafts.map(({ at, title, day }) => (
                    <li key={at}>
                      <PlaceLink to={visitPlace(at)}>{title[language] || title.es || say('untitled')}</PlaceLink>
                      {day !== '' && `, ${dayOf(day, language)}`}
                    </li>
                  ))}
                </ul>
              </PagePart>
            )}
            {others.map(
              ({ part, own }) =>
                own.length > 0 && (
                  <PagePart key={part} title={say(part)}>
                    {part === 'samples' && <p>{say('sample')}</p>}
                    <VisitList visits={own} />
                  </PagePart>
                ),
            )}
          </>
        );
      }}
    </Page>
  );
}
