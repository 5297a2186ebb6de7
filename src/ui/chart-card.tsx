import { useId, type ComponentProps, type ReactNode } from 'react';
import { ArrowIcon } from './icons.tsx';
import { Cells, type Cell } from './cells.tsx';
import { classNames } from './class-names.ts';
import { renderAs, type RenderElement } from './render-as.ts';
import styles from './chart-card.module.css';

export type ChartCardProps = Omit<ComponentProps<'article'>, 'title'> & {
  /** A Picture, usually with `fit="cover"`; its aspect ratio is 8:5 by default and 5:2 in narrow viewports. */
  picture: ReactNode;
  /** `beside` places the picture beside the text on wide screens; a `spare` one is also left out on phones. */
  shape?: 'landscape' | 'portrait' | 'beside' | 'spare' | undefined;
  name: ReactNode;
  /** Words over the name, such as the kind of training. */
  kicker?: ReactNode;
  /** Facts of the title block, in bordered cells. */
  cells?: readonly Cell[] | undefined;
  /** The link of the whole card. With `label` it has a line of its own; without `label` the name is the link. */
  action?: { render: RenderElement; label?: string | undefined } | { unavailable: string } | undefined;
  children?: ReactNode;
};

/** A card styled as an aerodrome chart: a picture over a title block. */
export function ChartCard(props: ChartCardProps) {
  const { picture, shape = 'landscape', name, kicker, cells, action, children, className, ...rest } = props;
  const nameId = useId();
  const link = action && 'render' in action ? action : undefined;
  return (
    <article {...rest} className={classNames('panel covered', styles.card, className)} aria-labelledby={nameId}>
      <div className={`stack ${styles.picture}`} data-shape={shape} data-print="hide">
        {picture}
      </div>
      <div className={styles.body}>
        {kicker && <p>{kicker}</p>}
        <h3 id={nameId}>
          {link && !link.label
            ? renderAs(link.render, { className: classNames('plain cover lit', styles.whole), children: name })
            : name}
        </h3>
        {children}
        {link?.label &&
          renderAs(link.render, {
            className: classNames('plain cover row gap-2 middle strong', styles.whole, styles.more),
            children: (
              <>
                <span className="link">
                  {link.label}
                  <span className="visually-hidden">: {name}</span>
                </span>
                <ArrowIcon />
              </>
            ),
          })}
        {action && 'unavailable' in action && (
          <button type="button" className={`note strong ${styles.unavailable}`} disabled>
            {action.unavailable}
          </button>
        )}
      </div>
      {cells && (
        <div className={styles.block}>
          <Cells cells={cells} />
        </div>
      )}
    </article>
  );
}
