import type { Language } from '../../../../src/i18n/language.ts';
import { capital } from '../../../../src/i18n/format.ts';
import { formWord } from '../../../../src/i18n/words/forms.ts';
import { largestParty } from '../../../../src/schema/booking.ts';
import { partyName } from '../../../../src/schema/visit-address.ts';
import { visitTime, visitWord } from '../../../../src/site/visit-words.ts';
import type { BookedVisit } from '../form-document-props.ts';

/** The cells about the visit, above those about the visitor: name and time, free places, number of people. */
export function VisitCells({ booked, language }: { booked: BookedVisit; language: Language }) {
  const { visit, left, party } = booked;
  return (
    <>
      <div className="cell" data-wide="">
        <p className="fact-label">{visit.title[language]}</p>
        <p className="fact">{capital(visitTime(visit.startsAt, language))}</p>
        <p className="fact">{[visit.placeName[language], visit.address].filter(Boolean).join(', ')}</p>
      </div>
      <div className="cell">
        <p className="fact-label">{visitWord('label.places', language)}</p>
        <p className="fact">
          {left === 0
            ? formWord('visit.full', language)
            : formWord(left === 1 ? 'visit.left.one' : 'visit.left.other', language, { count: left })}
        </p>
      </div>
      <div className="cell">
        <label htmlFor="field-party">{visitWord('label.party', language)}</label>
        <select id="field-party" name={partyName} defaultValue={party}>
          {Array.from({ length: largestParty }, (_, n) => (
            <option key={n} value={n + 1}>
              {n + 1}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}
