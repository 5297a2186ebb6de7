import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Fold } from './fold.tsx';
import { HoldingPosition } from './holding-position.tsx';
import styles from './section-band.module.css';

export type SectionBandProps = Omit<ComponentProps<'section'>, 'title'> & {
  tone?: 'paper' | 'land' | 'sea' | 'deep' | 'yellow' | undefined;
  /** The heading of the band, which also labels the section. */
  title?: ReactNode;
  heading?: 'h1' | 'h2';
  lead?: ReactNode;
  /** The lead is below the title, or beside it on the same baseline. */
  leadPlace?: 'below' | 'beside';
  /** The right end of the heading row: a legend, a link. */
  aside?: ReactNode;
  /** Draws a holding position line above the band: for the first dark band after light ones. */
  hold?: boolean;
  /** The space above and below the content. */
  space?: 'full' | 'none';
  /** Text of the summary; on phones the part below the heading is folded under it. */
  fold?: ReactNode;
};

/** A band of a page: full-width background, contained content, one heading. */
export function SectionBand(props: SectionBandProps) {
  const {
    tone = 'paper',
    title,
    heading: Heading = 'h2',
    lead,
    leadPlace = 'below',
    aside,
    hold,
    space = 'full',
    fold,
    className,
    children,
    ...rest
  } = props;
  const titleId = useId();
  return (
    <section data-tone={tone} {...(title ? { 'aria-labelledby': titleId } : {})} {...rest} className={className}>
      {hold && <HoldingPosition />}
      <div className={classNames('wrap flow', styles.band)} data-space={space}>
        {(title || lead || aside) && (
          <div className={`cluster gap-6 gap-x-8 bottom apart ${styles.head}`} data-lead={leadPlace}>
            <div className={`stack gap-4 ${styles.words}`}>
              {title && <Heading id={titleId}>{title}</Heading>}
              {lead && <p className="lead">{lead}</p>}
            </div>
            {aside}
          </div>
        )}
        {fold ? (
          <Fold className="flow" summary={fold}>
            {children}
          </Fold>
        ) : (
          children
        )}
      </div>
    </section>
  );
}

/** A band, and others of different tones below each other beside it on wide screens. */
export function BandPair({ children, beside }: { children: ReactNode; beside: ReactNode }) {
  return (
    <div data-pair>
      {children}
      <div>{beside}</div>
    </div>
  );
}
