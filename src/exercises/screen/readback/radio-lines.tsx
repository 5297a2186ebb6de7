import type { Language } from '../../../i18n/language.ts';
import type { ReadbackWords } from './words.ts';

type RadioLinesProps = {
  words: ReadbackWords;
  situation?: string | undefined;
  lines: { controller: string; pilot: string };
  radio: Language;
};

/** The controller's instruction and the pilot's readback. */
export function RadioLines({ words, situation, lines, radio }: RadioLinesProps) {
  return (
    <>
      {situation && <p className="readback-situation">{situation}</p>}
      <dl className="stack gap-5 packed readback-lines">
        <div>
          <dt className="note">{words.control}</dt>
          <dd lang={radio}>{lines.controller}</dd>
        </div>
        <div>
          <dt className="note">{words.pilot}</dt>
          <dd lang={radio}>{lines.pilot}</dd>
        </div>
      </dl>
    </>
  );
}
