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
      // The document has links to the glossary in it, and a results page what the server found.
      suppressHydrationWarning
    />
  );
}
