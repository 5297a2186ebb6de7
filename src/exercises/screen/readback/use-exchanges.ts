import { useEffect, useState } from 'react';
import type { ReadbackContent } from '../../simulation/readback/exchange.ts';
import { readbackPath } from '../../../site/readback-texts.ts';

/** The exchanges of the exercise: null while they load, `failed` if they cannot be loaded. */
export function useExchanges(): ReadbackContent | 'failed' | null {
  const [content, setContent] = useState<ReadbackContent | 'failed' | null>(null);
  useEffect(() => {
    const life = new AbortController();
    fetchExchanges(life.signal).then(setContent, () => life.signal.aborted || setContent('failed'));
    return () => life.abort();
  }, []);
  return content;
}

async function fetchExchanges(signal: AbortSignal): Promise<ReadbackContent> {
  const response = await fetch(readbackPath, { signal });
  if (!response.ok) throw new Error(`The exchanges answered ${response.status}.`);
  return (await response.json()) as ReadbackContent;
}
