import type { CanIAnswers } from '../../deciding/can-i-questions.ts';
import type { CanIResult } from '../../deciding/can-i.ts';
import { conditionIds, legIds } from '../../deciding/ways.ts';
import type { CanITexts } from './can-i-content.ts';
import styles from './missing-list.module.css';

/** Everything that any of the ways still needs, each explained once. */
export function MissingList({
  result,
  answers,
  texts,
}: {
  result: CanIResult;
  answers: CanIAnswers;
  texts: CanITexts;
}) {
  const isAsked = (kind: 'conditions' | 'legs') => (id: string) =>
    result.ways.some((way) => way[kind].some((each) => (typeof each === 'string' ? each : each.id) === id));
  const entries = [
    ...conditionIds.filter(isAsked('conditions')).map((id) => ({ id, ...texts.conditions[id] })),
    ...legIds.filter(isAsked('legs')).map((id) => ({ id, ...texts.legs[id] })),
  ];
  return (
    <section className={styles.missing}>
      <h2>{texts.result.explained}</h2>
      <dl>
        {entries.map(({ id, name, text }) => (
          <div key={id}>
            <dt>{name.charAt(0).toUpperCase() + name.slice(1)}</dt>
            <dd>
              {text}
              {id === 'medical' && answers.health === 'doubt' && <b> {texts.legs.medical.doubt}</b>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
