import type { ShownContent } from '../../publish/shown-content.ts';
import { ok, warning, type Finding } from './finding.ts';

/** Reports which content is shown and, if the last publication was refused, the reason. */
export function checkPublished(shown: Pick<ShownContent, 'record' | 'refused'> | null): Finding[] {
  if (shown === null) return [];
  const { record, refused } = shown;
  if (refused !== null)
    return [
      warning(
        'content',
        `${refused}: the site shows the content of its build`,
        'If the deployed version contains the published texts too, there is nothing to do. Otherwise publish them again in the office.',
      ),
    ];
  const isOwn = record.facts.build === record.base;
  return [
    ok(
      'content',
      isOwn ? 'the site shows the content of its build' : `the site shows the published content ${record.facts.build}`,
    ),
  ];
}
