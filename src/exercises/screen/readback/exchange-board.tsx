import type { Language } from '../../../i18n/language.ts';
import type { Result } from '../../simulation/readback/answers.ts';
import type { DrawnExchange } from '../../simulation/readback/draw-exchanges.ts';
import type { ReadbackWords } from './words.ts';

type ExchangeBoardProps = {
  words: ReadbackWords;
  drawn: readonly DrawnExchange[];
  results: readonly Result[];
  radio: Language;
};

/** The run's exchanges as a board of strips; strips of later exchanges are blank. */
export function ExchangeBoard({ words, drawn, results, radio }: ExchangeBoardProps) {
  return (
    <ol className="stack gap-1 fine readback-board" aria-label={words.board}>
      {drawn.map(({ exchange }, index) => {
        const result = results[index];
        return (
          <li key={exchange.id} data-result={result} data-current={index === results.length ? '' : undefined}>
            <span className="strong data">
              {index <= results.length ? exchange.radio[radio].controller.slice(0, 6) : ''}
            </span>
            <span className={result ? undefined : 'visually-hidden'}>
              {result ? words.results[result] : words.open}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
