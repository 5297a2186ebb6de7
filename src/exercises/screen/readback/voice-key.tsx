import { useEffect, useState } from 'react';
import { canSpeak, hush, speak } from '../../../browser/speech.ts';
import { locales, type Language } from '../../../i18n/language.ts';
import type { ReadbackWords } from './words.ts';

type VoiceKeyProps = { words: ReadbackWords; lines: { controller: string; pilot: string }; radio: Language };

/** A button that turns on the browser's voice for the radio calls; the voice is off at first. */
export function VoiceKey({ words, lines, radio }: VoiceKeyProps) {
  const [isOn, setOn] = useState(false);
  const { controller, pilot } = lines;
  useEffect(() => {
    if (!isOn) return undefined;
    speak([controller, pilot].map(asSaid), locales[radio]);
    return hush;
  }, [isOn, controller, pilot, radio]);
  if (!canSpeak()) return null;
  return (
    <button
      type="button"
      className="row middle strong readback-key"
      data-key="voice"
      aria-pressed={isOn}
      onClick={() => setOn((on) => !on)}
    >
      {words.voice}
    </button>
  );
}

/** Separates the digits of call signs and the letters of QNH, so that a voice reads them one by one. */
function asSaid(line: string): string {
  return line.replace(/SIM(\d)(\d)(\d)/g, 'Sim $1 $2 $3').replace(/QNH/g, 'Q N H');
}
