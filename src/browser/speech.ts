export function canSpeak(): boolean {
  return 'speechSynthesis' in window;
}

/**
 * Speaks lines one after the other in the browser's default voice, every second one at a higher pitch.
 * Cancels lines that are still being spoken.
 */
export function speak(lines: readonly string[], locale: string): void {
  hush();
  for (const [index, line] of lines.entries()) {
    const utterance = new SpeechSynthesisUtterance(line);
    speechSynthesis.speak(Object.assign(utterance, { lang: locale, rate: 1.05, pitch: index % 2 === 0 ? 0.9 : 1.2 }));
  }
}

/** Ends the current speech. */
export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel();
}
