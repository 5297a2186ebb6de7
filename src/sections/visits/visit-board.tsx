import { SiteLink } from '../../features/page/site-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { StripBoard } from '../../ui/strip-board.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { SampleLine } from '../samples/sample-line.tsx';
import type { VisitBoardContent } from './visit-row.ts';
import { VisitStrip } from './visit-strip.tsx';
import styles from './visit-strip.module.css';

type VisitBoardProps = {
  board: VisitBoardContent;
  /** The number of free places in each session, by the session's id; null if it is unknown. */
  seats: Readonly<Record<string, number>> | null;
};

/** The future sessions. */
export function VisitBoard({ board, seats }: VisitBoardProps) {
  const t = useWords();
  const { title, text, sample, none, rows } = board;
  return (
    <SectionBand aria-label={title}>
      <div className={`stack gap-2 ${styles.head}`}>
        <h2>{title}</h2>
        <p className="lead">{none ?? text}</p>
      </div>
      {sample && rows.length > 0 && <SampleLine>{sample}</SampleLine>}
      {rows.length > 0 ? (
        <StripBoard cells={3}>
          {rows.map((row) => (
            <VisitStrip key={row.id} row={row} left={seats?.[row.id]} />
          ))}
        </StripBoard>
      ) : (
        <TextLink render={<SiteLink to="contact" />}>{t('nav.contact')}</TextLink>
      )}
    </SectionBand>
  );
}
