import type { ComparedFact } from './compare-courses.ts';
import { SampleTag } from '../../sections/samples/sample-tag.tsx';

/** A fact of a course, in one line or several, with a mark on a sample. */
export function FactLines({ lines, sample }: ComparedFact) {
  return (
    <>
      {lines.length === 1 ? (
        lines[0]
      ) : (
        <ul className="stack gap-1">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {sample && (
        <>
          {' '}
          <SampleTag />
        </>
      )}
    </>
  );
}
