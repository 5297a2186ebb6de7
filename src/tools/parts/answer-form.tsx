import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useAddress } from '../../features/page/address.tsx';
import { SiteLink } from '../../features/page/site-link.tsx';
import { useLanguage } from '../../i18n/provider.tsx';
import { pathTo } from '../../site/links.ts';
import type { RouteId } from '../../site/routes.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import { readAnswers, type Question, type ReadAnswers } from './read-answers.ts';
import styles from './answer-form.module.css';
import { resultId } from './tool-frame.tsx';

type AnswerFormProps = {
  page: RouteId;
  /** Accessible name of the form. */
  label: string;
  submit: string;
  /** Text of the link that clears all answers. */
  clear: string;
  /** Cells that few visitors change. They are in a fold, and submitted like the others. */
  more?: { name: string; isOpen: boolean; cells: ReactNode };
  children: ReactNode;
};

/** Delay between typing a number and updating the result, in milliseconds. */
const typing = 300;

/**
 * A form whose answers are the query of its page's address; its button leads to the result. It can be submitted
 * natively. Once alive, every answer changes the address and the result without a page load.
 */
export function AnswerForm({ page, label, submit, clear, more, children }: AnswerFormProps) {
  const path = pathTo(page, useLanguage());
  const { search, choose } = useAddress();
  const form = useRef<HTMLFormElement>(null);
  const later = useRef(0);

  const follow = useCallback(() => {
    if (form.current) choose(addressFor(path, form.current), { replace: true });
  }, [choose, path]);

  // Applies answers that were given before the form was alive.
  useEffect(() => {
    if (form.current && isTouched(form.current)) follow();
    return () => clearTimeout(later.current);
  }, [follow]);

  // Back or a link has changed the address: updates the fields.
  useEffect(() => {
    if (form.current) showAnswers(form.current, new URLSearchParams(search));
  }, [search]);

  return (
    <form
      ref={form}
      className={styles.form}
      action={`${path}#${resultId}`}
      aria-label={label}
      noValidate
      data-print="hide"
      onSubmit={(event) => {
        event.preventDefault();
        clearTimeout(later.current);
        follow();
        // The answers are drawn first.
        requestAnimationFrame(() => form.current && showResult(form.current));
      }}
      onChange={({ target }) => {
        clearTimeout(later.current);
        if (target instanceof HTMLSelectElement) follow();
        else later.current = window.setTimeout(follow, typing);
      }}
    >
      <p className="form-title" aria-hidden="true">
        {label}
      </p>
      <div className={`grid-12 ${styles.cells}`}>{children}</div>
      {more && (
        <details className={styles.more} open={more.isOpen || undefined}>
          <summary className="row middle apart strong">
            {more.name}
            <ChevronIcon />
          </summary>
          <div className={`grid-12 ${styles.cells}`}>{more.cells}</div>
        </details>
      )}
      <div className={`cluster gap-3 gap-x-4 middle ${styles.end}`}>
        <SignButton type="submit">{submit}</SignButton>
        <SiteLink className="tap small" to={page}>
          {clear}
        </SiteLink>
      </div>
    </form>
  );
}

/** The answers in the address, read as on the server: the form's values and their problems. */
export function useAnswers<const Questions extends Readonly<Record<string, Question>>>(
  questions: Questions,
): ReadAnswers<Questions> & { query: URLSearchParams } {
  const { search } = useAddress();
  return useMemo(() => {
    const given = new URLSearchParams(search);
    // Sorts the query by question, as the server does before it passes the query on.
    const query = new URLSearchParams(
      Object.keys(questions).flatMap((name) => {
        const answer = given.get(name)?.trim();
        return answer ? [[name, answer]] : [];
      }),
    );
    return { ...readAnswers(questions, query), query };
  }, [questions, search]);
}

/** Moves the window and the focus to the first field with an error, or to the result. */
function showResult(form: HTMLFormElement): void {
  const target = form.querySelector<HTMLElement>('[aria-invalid]') ?? document.getElementById(resultId);
  if (!target) return;
  target.scrollIntoView({ block: target.id === resultId ? 'start' : 'center' });
  target.focus({ preventScroll: true });
}

function fieldsOf(form: HTMLFormElement) {
  return [...form.elements].filter((field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement);
}

/** The page's address with the answers as its query; empty answers are left out. */
function addressFor(path: string, form: HTMLFormElement): string {
  const given = fieldsOf(form).flatMap(({ name, value }) => (value.trim() ? [[name, value.trim()]] : []));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

function isTouched(form: HTMLFormElement): boolean {
  return fieldsOf(form).some((field) =>
    field instanceof HTMLSelectElement
      ? [...field.options].some((option) => option.defaultSelected && !option.selected)
      : field.value !== field.defaultValue,
  );
}

/**
 * Updates the fields from the address, except the focused one. A select without an empty option returns to its first
 * option.
 */
function showAnswers(form: HTMLFormElement, query: URLSearchParams): void {
  for (const field of fieldsOf(form)) {
    const value = query.get(field.name) ?? '';
    if (field === document.activeElement) continue;
    if (field instanceof HTMLInputElement) field.value = value;
    else {
      const values = [...field.options].map((option) => option.value);
      field.value = values.find((each) => each === value) ?? values[0] ?? '';
    }
  }
}
