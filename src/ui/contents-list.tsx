/** Links to the sections of a long text, a line each. */
export function ContentsList({ sections }: { sections: readonly { id: string; text: string }[] }) {
  return (
    <ol className="rows">
      {sections.map(({ id, text }) => (
        <li key={id}>
          <a className="plain lit" href={`#${id}`}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
