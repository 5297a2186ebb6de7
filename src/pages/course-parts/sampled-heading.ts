/**
 * A heading over cards. If some are samples, its intro says so.
 * @param items the cards below it
 */
export function sampledHeading<Heading extends { intro: string; sampleNote: string }>(
  { sampleNote, ...heading }: Heading,
  items: readonly { sample?: boolean | undefined }[],
) {
  return { ...heading, intro: items.some(({ sample }) => sample) ? `${heading.intro} ${sampleNote}` : heading.intro };
}
