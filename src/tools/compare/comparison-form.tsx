import { useEffect, useRef } from 'react';
import { comparisonQuery, coursesParameter, mostCompared, type ChoiceProblem } from './chosen-courses.ts';
import { useAddress } from '../../features/page/address.tsx';
import { fill } from '../../i18n/words/fill.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import { pathTo } from '../../site/links.ts';
import { resultId } from '../parts/tool-frame.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import type { CompareWords } from './content.ts';
import styles from './compare.module.css';
import written from '../../ui/written-cell.module.css';

type ComparisonFormProps = {
  words: CompareWords;
  courses: readonly { id: string; name: string }[];
  chosen: readonly string[];
  problems: readonly ChoiceProblem[];
};

/** A fixed id, not `useId`: the server also renders the form without its page. */
const problemsId = 'compared-problems';

/**
 * The choice of up to four courses, in a form styled as a flight plan. In an island, each choice changes the address
 * at once.
 */
export function ComparisonForm({ words, courses, chosen, problems }: ComparisonFormProps) {
  const { choose } = useAddress();
  const path = pathTo('compare', useLanguage());
  const form = useRef<HTMLFormElement>(null);

  function follow() {
    const named = form.current ? new Set(fieldsOf(form.current).map(({ value }) => value)) : new Set<string>();
    choose(path + comparisonQuery([...named].filter(Boolean)));
  }

  // Applies a choice made before the island was alive.
  useEffect(() => {
    if (form.current && fieldsOf(form.current).some(isTouched)) follow();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page becomes live
  }, []);

  // Back or a link has changed the address: updates the fields.
  useEffect(() => {
    for (const [index, field] of form.current ? fieldsOf(form.current).entries() : [])
      field.value = chosen[index] ?? '';
  }, [chosen]);

  return (
    <form
      ref={form}
      className={`row gap-4 bottom ${styles.form}`}
      method="get"
      action={`${path}#${resultId}`}
      onChange={follow}
      data-print="hide"
    >
      <fieldset aria-describedby={problems.length > 0 ? problemsId : undefined}>
        <legend className="visually-hidden">{words.legend}</legend>
        <div className={styles.choices}>
          {Array.from({ length: mostCompared }, (_, index) => (
            <label key={index} className={`stack caption ${written.written} ${styles.choice}`}>
              <span>{fill(words.field, { number: index + 1 })}</span>
              <select name={coursesParameter} defaultValue={chosen[index] ?? ''}>
                <option value="">{words.none}</option>
                {courses.map((course) => (
                  <option key={course.id} value={course.id}>
                    {course.name}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      </fieldset>
      {problems.length > 0 && (
        <div id={problemsId} className={`strong ${styles.problems}`} role="alert">
          {problems.map((problem) => (
            <p key={problem}>{problem === 'unknown' ? words.unknown : words.tooMany}</p>
          ))}
        </div>
      )}
      <SignButton type="submit">{words.submit}</SignButton>
    </form>
  );
}

function fieldsOf(form: HTMLFormElement): HTMLSelectElement[] {
  return [...form.elements].filter((field) => field instanceof HTMLSelectElement);
}

function isTouched({ options }: HTMLSelectElement): boolean {
  return [...options].some(({ defaultSelected, selected }) => defaultSelected && !selected);
}
