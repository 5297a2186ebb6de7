import { expect, test } from 'vitest';
import { offers, rules } from '../../../tests/deciding-rules.ts';
import { readAnswers } from '../parts/read-answers.ts';
import { canI } from './can-i.ts';
import { canIQuestions } from './questions.ts';

const graduate = 'age=24&studies=degree&spanish=native&english=c1&nationality=eu&licence=none&health=clear&months=year';

/** Answers of people that others differ from, as a query. */
const known: Readonly<Record<string, string>> = {
  graduate,
  chilean: graduate.replace('24', '34').replace('c1', 'b2').replace('=eu', '=other').replace('none', 'controller'),
  towerStudent: `${graduate.replace('none', 'tower')}&issuer=eu`,
  allRatings: `${graduate.replace('none', 'all')}&issuer=eu`,
};

/**
 * Forty people and the answer that a controller would give them: their answers, the way to recommend with its reason,
 * and what each way named says: `open`, its missing conditions, or why it is closed; `no` for a way that is not on the
 * list.
 */
const people = `
  # Age
  a pupil of 17, still at school | graduate age=17 studies=below english=b2 | all wholeLicence | enaire: years school english, tower: years school, ireland: years school, towers: needsLicence
  a school leaver of 18 with B2 and two years free | graduate age=18 studies=school english=b2 months=two | all wholeLicence | enaire: english, tower: open, all: open, initial: open, ireland: years, portugal: degree portuguese
  19 years: old enough for Ireland | graduate age=19 | enaire readyForTests | ireland: open
  27 years, a degree: Portugal asks for Portuguese | graduate age=27 | enaire readyForTests | portugal: portuguese
  28 years: too old for Portugal alone | graduate age=28 | enaire readyForTests | portugal: age, all: open
  38 years: not late in Spain | graduate age=38 | enaire readyForTests | enaire: open, all: open
  64 years: the last one for ENAIRE | graduate age=64 | enaire readyForTests | enaire: open, tower: open
  65 years: nothing to recommend | graduate age=65 | none | enaire: age, tower: age, all: age, initial: age, portugal: age, ireland: open
  only an age | age=24 | all wholeLicence | enaire: open, block2: needsTower, acceptance: no
  # Studies
  no school certificate | graduate studies=below | all wholeLicence | enaire: school, tower: school, all: school, towers: needsLicence
  the school certificate is enough in Spain | graduate studies=school | enaire readyForTests | enaire: open, all: open, ireland: open
  # Time
  a graduate with six months | graduate english=b2 months=six | tower sixMonths | tower: open, all: time, enaire: english
  someone of 34 who works | graduate age=34 english=b2 months=none | enaire evenings | enaire: english, tower: time, all: time
  someone who works, with C1 | graduate age=34 months=none | enaire evenings | enaire: open, all: time
  # Languages
  English below B2, two years free | graduate english=below months=two | all wholeLicence | enaire: english, tower: english, all: english, ireland: english
  English below B2, six months | graduate english=below months=six | tower sixMonths | tower: english, all: english time
  a German without Spanish | graduate spanish=below | ireland onlyOne | enaire: spanish, all: spanish, initial: spanish time, ireland: open
  an Italian with working Spanish and two years | graduate spanish=working months=two | initial onlyOne | enaire: spanish, tower: spanish, all: spanish, initial: open
  # Nationality
  a Moroccan resident in Spain | graduate nationality=resident | enaire readyForTests | enaire: open, tower: open, ireland: papers, portugal: portuguese papers
  a Colombian in Colombia | graduate nationality=other | all wholeLicence | enaire: nationality, tower: visa, all: visa, ireland: papers, uk: permit
  # Health
  a doubt about the medical closes nothing | graduate health=doubt | enaire readyForTests | enaire: open, all: open
  the medical certificate in hand | graduate health=certificate | enaire readyForTests | enaire: open, all: open
  # A European licence
  a tower student licence and a year | towerStudent | block2 goesOn | tower: holds, all: holds, block2: open, towers: open, enaire: open
  a tower student licence and no months | towerStudent months=none | towers employed | block2: time, towers: open, enaire: open
  a tower student licence, B2 | towerStudent english=b2 | block2 goesOn | enaire: english, block2: open
  a tower student licence of the centre, without residence | towerStudent nationality=other | block2 onlyOne | block2: visa, towers: papers, enaire: nationality, acceptance: no, tower: holds
  a resident with a European tower licence | towerStudent nationality=resident | block2 goesOn | block2: open, towers: open, enaire: open, acceptance: no
  a controller of a Spanish private tower | towerStudent age=31 licence=towerController months=six | block2 goesOn | block2: open, towers: open, ireland: licensed, all: holds, enaire: open, tower: holds
  a tower controller of 57 | towerStudent age=57 licence=towerController months=none | towers employed | towers: open, enaire: open
  a student licence with all ratings | allRatings | enaire employed | enaire: open, block2: holds, towers: open
  all ratings, B2 | allRatings english=b2 | towers employed | enaire: english, towers: open
  all ratings, from Portugal, working Spanish | allRatings spanish=working | towers employed | enaire: spanish, towers: open
  a French area controller without Spanish | towerStudent spanish=below licence=controller | enaire onlyOne | enaire: spanish ratings, towers: spanish ratings, uk: licensed, acceptance: no, ireland: licensed
  # A licence from elsewhere
  a Chilean controller | chilean issuer=outside | acceptance askFirst | acceptance: open, enaire: nationality, tower: visa, all: visa, block2: visa accepted, towers: papers accepted, ireland: licensed
  a Chilean controller who does not say who issued the licence | chilean | acceptance askFirst | acceptance: open, all: visa, towers: papers accepted
  an Argentine controller with an Italian passport | graduate age=34 licence=controller issuer=outside | acceptance askFirst | acceptance: open, enaire: open, block2: accepted, towers: accepted, all: open
  a British tower controller without Spanish | chilean spanish=below english=c1 licence=towerController issuer=outside | acceptance askFirst | acceptance: spanish, towers: spanish papers accepted, tower: spanish visa
  an air force controller | graduate age=29 english=b2 licence=towerController issuer=military | acceptance askFirst | acceptance: open, towers: accepted, block2: accepted, tower: open, enaire: english
  a licence from outside, its kind not told | issuer=outside | acceptance askFirst | acceptance: open, towers: accepted
  no licence, whatever the issuer | graduate issuer=outside | enaire readyForTests | acceptance: no, towers: needsLicence
`;

const lines = people.split('\n').filter((line) => line.includes('|'));
const rows = lines.map((line) => line.split('|').map((cell) => cell.trim()) as [string, string, string, string]);

test.each(rows)('%s: %s', (_, answers, best, says) => {
  const query = new URLSearchParams();
  for (const part of answers.split(' ').flatMap((word) => (known[word] ?? word).split('&')))
    query.set(...(part.split('=') as [string, string]));
  const read = readAnswers(canIQuestions, query);
  expect(read.problems).toEqual({});
  const result = canI(read.answers, rules, offers);
  const said = [...says.matchAll(/(\w+): /g)].map(([, id]) => {
    const way = result.ways.find((each) => each.id === id);
    return `${id}: ${way ? (way.closed ?? (way.conditions.join(' ') || way.state)) : 'no'}`;
  });
  expect(result.best ? `${result.best.way} ${result.best.because}` : 'none').toBe(best);
  expect(said.join(', ')).toBe(says);
});
