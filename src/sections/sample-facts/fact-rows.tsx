/** Facts as rows of a list of definitions, which stands around them. */
export function FactRows({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return facts.map(({ label, value }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ));
}
