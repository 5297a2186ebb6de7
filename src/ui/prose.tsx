import { classNames } from './class-names.ts';

type ProseProps = {
  /** HTML sanitised by the build. */
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
      // The markup may differ from React's: the server adds links to the glossary, or the results of a search.
      suppressHydrationWarning
    />
  );
}
