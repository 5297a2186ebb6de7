/** Facts as rows inside a `dl`. */
export function FactRows({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return facts.map(({ label, value }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ));
}
