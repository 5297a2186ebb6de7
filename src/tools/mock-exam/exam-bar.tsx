import type { Sitting } from './sitting.ts';
import type { ExamWords } from './exam-words.ts';

type ExamBarProps = { words: ExamWords; sitting: Sitting; onGo: (at: number) => void };

/** A tick for each question: answered, open or marked. The bar is a slider that selects a question. */
export function ExamBar({ words, sitting: { given, marked, at }, onGo }: ExamBarProps) {
  const answered = given.filter((choice) => choice !== null).length;
  const state = words.state(answered, given.length - answered, marked.length);
  return (
    <div className="exam-bar covered">
      <div className="exam-ticks high bottom" aria-hidden="true">
        {given.map((choice, place) => (
          <span
            // The order of the ticks never changes.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            data-answered={choice === null ? undefined : ''}
            data-marked={marked.includes(place) ? '' : undefined}
            data-shown={place === at ? '' : undefined}
          />
        ))}
      </div>
      <input
        type="range"
        aria-label={words.bar}
        aria-valuetext={`${words.place(at + 1, given.length)}. ${state}`}
        min={1}
        max={given.length}
        value={at + 1}
        onChange={({ currentTarget }) => onGo(Number(currentTarget.value) - 1)}
      />
    </div>
  );
}
