import { expect, test } from 'vitest';
import { requireOwnerFor } from './owners-fields.ts';

const [worker, owner] = (['office', 'owner'] as const).map((role) => ({ email: 'ana@example.com', role }));

test.each([[['email']], [['legal', 'retentionMonths']], [['phone'], ['legal', 'companyName', 'es']]])(
  'the role office may not change %j of the centre; an owner may',
  (...paths) => {
    const asked = { file: 'centre.yaml', changes: paths.map((path) => ({ path })) };
    expect(() => requireOwnerFor(worker!, asked)).toThrow('owners-field');
    expect(() => requireOwnerFor(owner!, asked)).not.toThrow();
  },
);

test('the role office may change other fields and files', () => {
  expect(() => requireOwnerFor(worker!, { file: 'centre.yaml', changes: [{ path: ['phone'] }] })).not.toThrow();
  expect(() => requireOwnerFor(worker!, { file: 'courses/tower.yaml', changes: [{ path: ['email'] }] })).not.toThrow();
});
