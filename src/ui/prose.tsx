import { classNames } from './class-names.ts';

type ProseProps = {
  /** HTML that the build has cleaned. */
  html: string;
  className?: string | undefined;
  id?: string | undefined;
};

/** Running text written as Markdown. */
export function Prose({ html, className, id }: ProseProps) {
  return (
    <div
      id={id}
      className={classNames('prose', className)}
      dangerouslySetInnerHTML={{ __html: html }}
      // A document has links to the glossary in it, and a results page has the server's results.
      suppressHydrationWarning
    />
  );
}
