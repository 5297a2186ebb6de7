import { ageLimitsEurope } from './age-limits-europe.ts';
import { behaviouralByRank } from './behavioural-by-rank.ts';
import { catchUpOnFinal } from './catch-up-on-final.ts';
import { class3Calendar } from './class-3-calendar.ts';
import { figureFile, type DrawFigure } from './figure.ts';
import { icaoSixSkills } from './icao-six-skills.ts';
import { licenceDeadlines } from './licence-deadlines.ts';
import { matrixExample } from './matrix-example.ts';
import { oneInstruction } from './one-instruction.ts';
import { payRanges } from './pay-ranges.ts';
import { postToPosition } from './post-to-position.ts';
import { privateTowersTimeline } from './private-towers-timeline.ts';
import { ratingsBeforeAndNow } from './ratings-before-and-now.ts';
import { readbackLoop } from './readback-loop.ts';
import { sampleRoster } from './sample-roster.ts';
import { selectionRound2025 } from './selection-round.ts';
import { spainWhoControls } from './spain-who-controls.ts';
import { studyYear } from './study-year.ts';
import { towerCab } from './tower-cab.ts';

const withWords: Record<string, DrawFigure> = {
  'age-limits-europe': ageLimitsEurope,
  'behavioural-by-rank': behaviouralByRank,
  'catch-up-on-final': catchUpOnFinal,
  'class-3-calendar': class3Calendar,
  'icao-six-skills': icaoSixSkills,
  'licence-deadlines': licenceDeadlines,
  'one-instruction': oneInstruction,
  'pay-ranges': payRanges,
  'post-to-position': postToPosition,
  'private-towers-timeline': privateTowersTimeline,
  'ratings-before-and-now': ratingsBeforeAndNow,
  'readback-loop': readbackLoop,
  'sample-roster': sampleRoster,
  'selection-round-2025': selectionRound2025,
  'spain-who-controls': spainWhoControls,
  'study-year': studyYear,
  'tower-cab': towerCab,
};

const folder = 'content/figures';
const languages = ['es', 'en'] as const;

/** The drawings of the articles, by file path. Those with words have two layouts in each language. */
export const figures: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(withWords).flatMap(([id, draw]) =>
      languages.flatMap((language) => [
        [`${folder}/${id}.${language}.svg`, figureFile(draw(language, 'wide'), 'wide')],
        [`${folder}/${id}.${language}.narrow.svg`, figureFile(draw(language, 'narrow'), 'narrow')],
      ]),
    ),
  ),
  // Its only words are the letters of the answers, so all languages share the drawing.
  [`${folder}/matrix-example.svg`]: figureFile(matrixExample('es', 'narrow'), 'narrow'),
};
