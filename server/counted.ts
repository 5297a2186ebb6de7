/** A number with its noun, for terminals: `1 enquiry`, `2 enquiries`. */
export function counted(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
