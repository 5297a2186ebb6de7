import { expect, test } from 'vitest';
import { requireOwnerFor } from './owners-fields.ts';

const [worker, owner] = (['office', 'owner'] as const).map((role) => ({ email: 'ana@example.com', role }));

test.each([[['email']], [['legal', 'retentionMonths']], [['phone'], ['legal', 'companyName', 'es']]])(
  'the role office may not change %j of the centre; an owner may',
  (...paths) => {
    expect(() => requireOwnerFor(worker!, 'centre.yaml', paths)).toThrow('owners-field');
    expect(() => requireOwnerFor(owner!, 'centre.yaml', paths)).not.toThrow();
  },
);

test('the role office may change other fields and files', () => {
  expect(() => requireOwnerFor(worker!, 'centre.yaml', [['phone', 'display']])).not.toThrow();
  expect(() => requireOwnerFor(worker!, 'courses/tower.yaml', [['email']])).not.toThrow();
});
