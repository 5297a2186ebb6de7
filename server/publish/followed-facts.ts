import { every } from '../every.ts';
import type { SiteFacts } from '../site-facts.ts';
import { pointedContent } from './published-folder.ts';
import { shownContent } from './shown-content.ts';

/** Interval at which the pointer `published/current` is checked, in milliseconds. */
const lookEvery = 1_000;

/**
 * The facts of the content that the site shows, for a process beside the server. Each access of a property reads the
 * present content, so do not copy values.
 * @throws Error if there is no build
 */
export async function followedFacts(places: { dist: string; dataDir: string }): Promise<SiteFacts> {
  let seen = pointedContent(places.dataDir);
  let facts = (await shownContent(places)).record.facts;
  every(lookEvery, async () => {
    const pointed = pointedContent(places.dataDir);
    if (pointed === seen) return;
    seen = pointed;
    // While a build is being replaced, its record is missing for a moment: the old facts are kept until the next
    // publication or restart.
    facts = await shownContent(places).then(
      ({ record }) => record.facts,
      () => facts,
    );
  });
  return new Proxy({} as SiteFacts, { get: (_, name: keyof SiteFacts) => facts[name] });
}
