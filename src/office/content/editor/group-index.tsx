import type { Place } from '../../address.ts';
import { PlaceLink } from '../../parts/place-link.tsx';
import type { ContentGroup, FieldProblem } from '../../../schema/office-content.ts';
import { useWords } from '../../words/words.ts';
import { allFields, isWithin, partsOf } from './paths.ts';
import styles from './editor.module.css';
import { isWritten, type Slice } from './slices.ts';

type GroupIndexProps = {
  place: Place;
  slices: readonly Slice[];
  /** The paths of problems and of open conflicts. */
  problems: readonly Pick<FieldProblem, 'path'>[];
  open: ContentGroup | undefined;
};

/** The groups of a file as an index, with a mark on those that need attention. */
export function GroupIndex({ place, slices, problems, open }: GroupIndexProps) {
  const t = useWords();
  return (
    <nav className={`small ${styles.index}`} aria-label={t('sheet.index')}>
      <ul>
        {slices.map((slice) => {
          const { group, depth, above } = slice;
          const fields = allFields([group]);
          const parts = partsOf(group);
          const faults = problems.filter(({ path }) => path && parts.some((part) => isWithin(path, part.path)));
          const lagging = fields.filter(({ lags }) => lags !== undefined);
          if (!isWritten(slice)) {
            return (
              <li key={group.id} data-depth={depth} className={`caption strong ${styles.over}`}>
                {group.label}
              </li>
            );
          }
          return (
            <li key={group.id} data-depth={depth}>
              <PlaceLink
                to={{ ...place, part: group.id, field: null }}
                how="replace"
                aria-current={group === open ? 'true' : undefined}
              >
                {above !== '' && <span className="visually-hidden">{above}: </span>}
                {group.label}
                {faults.length > 0 && (
                  <span className="fine strong quiet"> {t('sheet.problems', { count: faults.length })}</span>
                )}
                {lagging.length > 0 && (
                  <span className="caption"> {t('sheet.lagging', { count: lagging.length })}</span>
                )}
              </PlaceLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
