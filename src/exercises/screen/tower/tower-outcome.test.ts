import { describe, expect, test } from 'vitest';
import { carefulInstruction } from '../../simulation/tower/careful-player.ts';
import { playTower } from '../../simulation/tower/play.ts';
import { beginRun, type TowerRun } from '../../simulation/tower/run.ts';
import { positionInWords } from './movement-in-words.ts';
import { towerOutcome } from './tower-outcome.ts';

describe('the debriefing', () => {
  test('of a careful run gives a high mark, and finds no breach', () => {
    const { mark, moments, good } = towerOutcome(playTower(7, carefulInstruction), 'en');
    expect(mark).toBeGreaterThan(80);
    expect(moments.filter(({ kind }) => kind === 'lost')).toEqual([]);
    expect(good).toContain('There were never two on the runway.');
    expect(good).toContain('Every take-off kept the wake interval.');
  });

  test('of an idle run has no praise, lists each go-around, and states how to prevent it', () => {
    const { mark, moments, good } = towerOutcome(
      playTower(7, () => undefined),
      'es',
    );
    expect({ mark, good }).toEqual({ mark: 0, good: [] });
    expect(
      moments.filter(({ text }) => text.endsWith('llegó al umbral sin autorización y se fue al aire.')),
    ).toHaveLength(5);
    expect(moments[0]?.prevention).toMatch(/^autorizar a SIM\w+ para aterrizar/);
  });

  test('names both breaches, their times and how to prevent them', () => {
    const run: TowerRun = {
      ...beginRun(7),
      events: [
        { second: 40, kind: 'runway', by: [5, 0] },
        { second: 90, kind: 'wake', by: [5, 6], lack: 30 },
      ],
    };
    const signs = run.traffic.map(({ callSign }) => callSign);
    const [runway, wake] = towerOutcome(run, 'en').moments;
    expect(runway).toMatchObject({
      at: 40,
      kind: 'lost',
      text: `${signs[5]} and ${signs[0]} were on the runway together.`,
    });
    expect(runway?.prevention).toContain(`to send ${signs[0]} around before the threshold`);
    expect(wake).toMatchObject({ at: 90, kind: 'lost', prevention: `to clear ${signs[6]} 30 seconds later` });
  });
});

test('the position as text names the runway first, then all traffic that has called', () => {
  const [runway, ...others] = positionInWords(beginRun(7), 'en');
  expect(runway).toBe('The runway is clear.');
  expect(others).toEqual([
    expect.stringMatching(/^SIM\w+, AT76 medium: \d\.\d NM out\.$/),
    expect.stringMatching(/^SIM\w+, A333 heavy: waiting 0:00\.$/),
  ]);
});
