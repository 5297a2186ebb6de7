import type { ReactNode } from 'react';
import { SiteLink } from '../../features/page/site-link.tsx';
import type { RouteId } from '../../site/routes.ts';
import { classNames } from '../../ui/class-names.ts';
import { evenColumns } from '../../ui/even-columns.ts';
import type { SectionBandProps } from '../../ui/section-band.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { FoldedBand } from '../folded/folded-band.tsx';
import type { Counted } from '../folded/fold-words.tsx';
import { SampleTag } from '../samples/sample-tag.tsx';
import { areAllSamples, SectionSample } from '../samples/section-sample.tsx';
import styles from './points.module.css';

/** A point, with its parts from top to bottom; it has a title, a text, or both. */
export type Point = {
  /** A code, as a location sign beside the other parts. */
  sign?: string | undefined;
  /** A line over the title, such as a client's name. */
  above?: string | undefined;
  title?: string | undefined;
  text?: string | undefined;
  rows?: readonly string[] | undefined;
  remark?: string | undefined;
  sample?: boolean | undefined;
};

/** The classes of the list, of a point and of its text. A list that `holds` something is folded on phones. */
export type PointsLook = {
  holds?: Counted;
  list: string | undefined;
  point: string;
  text?: string;
  /** Whether the order of the points is meaningful. */
  ordered?: boolean;
  /** Drawn before each point. */
  mark?: ReactNode;
};

/** `ruled` is a form of equal points, `cases` are references, `signs` explain codes. */
type Shape = 'ruled' | 'lists' | 'cases' | 'signs' | 'steps';

const looks: Readonly<Record<Shape, PointsLook>> = {
  ruled: { holds: 'points', list: styles.ruled, point: 'gap-2 packed' },
  lists: { holds: 'topics', list: 'gap-8', point: 'gap-3 packed headed' },
  cases: { holds: 'references', list: 'grid-20 gap-6', point: 'gap-2 packed headed' },
  signs: { holds: 'ratings', list: 'grid-20 gap-8 gap-x-12', point: `gap-2 gap-x-4 headed ${styles.signed}` },
  steps: {
    list: 'numbered grid-12 gap-4 gap-x-6',
    point: `gap-1 packed headed ${styles.step}`,
    text: 'small',
    ordered: true,
  },
};

export type PointsProps = Pick<SectionBandProps, 'id' | 'tone' | 'hold' | 'aside'> & {
  shape?: Shape | PointsLook;
  title: string;
  intro?: string | undefined;
  items: readonly Point[];
  /** A page that tells more. */
  link?: { route: RouteId; anchor?: string | undefined; label: string } | undefined;
};

/** A band with titled points: reasons, topics, ratings, references, steps. Without points it is left out. */
export function Points({ shape = 'ruled', title, intro, items, link, ...band }: PointsProps) {
  if (items.length === 0) return null;
  const { holds, list, point, text, ordered, mark } = typeof shape === 'string' ? looks[shape] : shape;
  const List = ordered ? 'ol' : 'ul';
  const isEven = shape === 'ruled' || shape === 'lists';
  return (
    <FoldedBand
      {...band}
      title={title}
      lead={intro}
      leadPlace={shape === 'ruled' ? 'below' : 'beside'}
      holding={holds && { holds, count: items.length }}
    >
      <SectionSample of={items} />
      <List data-items className={classNames(isEven && evenColumns(items.length), list)}>
        {items.map(({ sample, ...parts }) => (
          <li className={`stack ${point}`} key={parts.title ?? parts.text}>
            {mark}
            <Parts {...parts} className={text} tag={sample && !areAllSamples(items) && <SampleTag />} />
          </li>
        ))}
      </List>
      {link && (
        <p>
          <TextLink render={<SiteLink to={link.route} anchor={link.anchor} />}>{link.label}</TextLink>
        </p>
      )}
    </FoldedBand>
  );
}

type PartsProps = Omit<Point, 'sample'> & { className: string | undefined; tag: ReactNode };

function Parts({ sign, above, title, text, rows, remark, className, tag }: PartsProps) {
  const words = (
    <>
      {text && <p className={title ? className : undefined}>{text}</p>}
      {rows && (
        <ul className="rows">
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      )}
      {remark && <p className="quiet">{remark}</p>}
    </>
  );
  return (
    <>
      {sign && <p className={styles.sign}>{sign}</p>}
      {above && (
        <p className="cluster gap-2 gap-x-4 middle apart small">
          {above} {tag}
        </p>
      )}
      {title && <h3>{title}</h3>}
      {sign ? <div className="stack gap-2 small packed">{words}</div> : words}
    </>
  );
}
