import { SiteLink } from '../../features/page/site-link.tsx';
import { TellMeLink } from '../../features/tell-me/tell-me-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { Strip } from '../../ui/strip.tsx';
import { StripBoard } from '../../ui/strip-board.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { EditionListContent } from './edition-row.ts';
import { EditionStrip } from './edition-strip.tsx';
import { SampleLine } from '../sample-tag/sample-line.tsx';
import { VisitLines } from '../visits/visit-lines.tsx';

/** Every edition of a course: open and future ones as strips, past ones as a line each. */
export function EditionList({ title, sample, rows, none, blank, tellMe, visits, past }: EditionListContent) {
  const t = useWords();
  return (
    <SectionBand id="editions" title={title} lead={none} tone="land">
      {sample && rows.length > 0 && <SampleLine>{sample}</SampleLine>}
      {rows.length > 0 && (
        <StripBoard cells={3}>
          {rows.map((row) => (
            <EditionStrip key={row.id} row={row} />
          ))}
        </StripBoard>
      )}
      {blank && (
        <StripBoard cells={2}>
          <Strip
            className="unset"
            {...blank}
            action={{ render: <a href="#contact-section">{blank.action}</a>, label: blank.action }}
          />
        </StripBoard>
      )}
      <div data-print="hide">
        {tellMe && (
          <p>
            <TellMeLink course={tellMe.course} about={title}>
              {tellMe.label}
            </TellMeLink>
          </p>
        )}
        {visits && <VisitLines lines={visits} />}
      </div>
      <div className="cluster gap-6 gap-x-12 bottom apart">
        {past && (
          <div className="small">
            <h3 className="small">{past.title}</h3>
            {sample && rows.length === 0 && <SampleLine>{sample}</SampleLine>}
            <ul>
              {past.rows.map((row) => (
                <li key={row}>{row}</li>
              ))}
            </ul>
          </div>
        )}
        <TextLink render={<SiteLink to="calendar" />}>{t('editions.all')}</TextLink>
      </div>
    </SectionBand>
  );
}
