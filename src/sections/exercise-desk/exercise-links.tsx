import choiceLinks from '../../ui/choice-links.module.css';
import styles from './exercise-desk.module.css';

type ExerciseLinksProps = { label: string; exercises: readonly { id: string; title: string }[] };

/** The exercises of the page, each a link to its desk. */
export function ExerciseLinks({ label, exercises }: ExerciseLinksProps) {
  return (
    <nav className={styles.links} aria-label={label} data-tone="deep">
      <div className={`cluster gap-2 ${choiceLinks.choices} wrap`}>
        {exercises.map(({ id, title }) => (
          <a className="stack plain lit" key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </div>
    </nav>
  );
}
