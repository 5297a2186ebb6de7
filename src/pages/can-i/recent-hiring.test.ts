import { expect, test } from 'vitest';
import { siteContent } from '../../../tests/site-content.ts';
import { recentHiring } from './content.ts';

test('a way abroad is removed from the page when its announcement is more than two years old', async () => {
  const { decidingFacts } = await siteContent;
  const source = { ...Object.values(decidingFacts.sources)[0]!, dated: '2025-05-24' };
  const facts = { ...decidingFacts.facts, hiring: { ...decidingFacts.facts.hiring, uk: { source: 'own' } } };
  const on = (day: string) =>
    Object.keys(recentHiring({ sources: { ...decidingFacts.sources, own: source }, facts }, day));
  expect(on('2027-05-24')).toContain('uk');
  expect(on('2027-05-25')).not.toContain('uk');
});
