import { useEffect, useEffectEvent, useState } from 'react';
import { isOver, passTime, type Sitting } from '../../deciding/exam/sitting.ts';

/** How often the elapsed time is stored, in seconds, in case the page is closed. */
const keptEvery = 10;

type SittingCalls = { onKeep: (sitting: Sitting) => void; onEnd: (sitting: Sitting) => void };

/** A sitting with a running clock. Each change is stored; when the time is over, the sitting is handed in. */
export function useSitting(first: Sitting, { onKeep, onEnd }: SittingCalls) {
  const [sitting, setSitting] = useState(first);

  const second = useEffectEvent((seconds: number) => {
    const next = passTime(sitting, seconds);
    setSitting(next);
    if (isOver(next)) onEnd(next);
    else if (Math.floor(next.seconds / keptEvery) > Math.floor(sitting.seconds / keptEvery)) onKeep(next);
  });

  useEffect(() => {
    let last = performance.now();
    const clock = setInterval(() => {
      const passed = Math.floor((performance.now() - last) / 1000);
      last += passed * 1000;
      if (passed > 0) second(passed);
    }, 250);
    return () => clearInterval(clock);
  }, []);

  function change(next: Sitting): void {
    setSitting(next);
    onKeep(next);
  }

  return { sitting, change };
}
