import { useId } from 'react';
import { SiteLink } from '../../features/page/site-link.tsx';
import { TellMeLink } from '../../features/tell-me/tell-me-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { Strip } from '../../ui/strip.tsx';
import { StripBoard } from '../../ui/strip-board.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { EditionListContent } from './edition-row.ts';
import { EditionStrip } from './edition-strip.tsx';
import { useJoinedRows } from './joined-rows.ts';
import { SampleLine } from '../samples/sample-line.tsx';
import { VisitLines } from '../visits/visit-lines.tsx';

/** Every edition of a course: open and future ones as strips, past ones as a sentence. */
export function EditionList({ title, sample, rows, none, blank, tellMe, visits, past }: EditionListContent) {
  const t = useWords();
  const titleId = useId();
  const joined = useJoinedRows(rows);
  return (
    <section id="editions" className="stack gap-3 packed headed" aria-labelledby={titleId}>
      <h2 id={titleId} className="subhead">
        {title}
      </h2>
      {none && <p>{none}</p>}
      {sample && <SampleLine>{sample}</SampleLine>}
      <StripBoard cells={blank ? 2 : 3}>
        {blank ? (
          <Strip
            className="unset"
            {...blank}
            action={{ render: <a href="#contact-section">{blank.action}</a>, label: blank.action }}
          />
        ) : (
          joined.map((row) => <EditionStrip key={row.editions[0]?.id} row={row} />)
        )}
      </StripBoard>
      <div className="cluster gap-x-6" data-print="hide">
        {tellMe && (
          <TellMeLink course={tellMe.course} about={title}>
            {tellMe.label}
          </TellMeLink>
        )}
        <TextLink render={<SiteLink to="calendar" />}>{t('editions.all')}</TextLink>
      </div>
      {visits && <VisitLines lines={visits} />}
      {past && (
        <p className="small">
          <b>{past.title}:</b> {past.rows.join('; ')}.
        </p>
      )}
    </section>
  );
}
