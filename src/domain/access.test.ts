import { expect, it } from 'vitest';
import { can, type PlanAction } from './access';

const ACTIONS: PlanAction[] = [
  'view',
  'edit',
  'suggest',
  'rename',
  'duplicate',
  'archive',
  'delete',
  'manage-members',
  'allow-assistant',
  'upgrade',
  'ask-for-upgrade',
];
const allowed = (role: Parameters<typeof can>[0]) => ACTIONS.filter((action) => can(role, action));

it('each role allows exactly the expected actions', () => {
  expect(allowed(null)).toEqual([]);
  expect(allowed('viewer')).toEqual(['view', 'duplicate']);
  expect(allowed('suggester')).toEqual(['view', 'suggest', 'duplicate']);
  expect(allowed('editor')).toEqual(['view', 'edit', 'suggest', 'rename', 'duplicate', 'ask-for-upgrade']);
  expect(allowed('owner')).toEqual(ACTIONS);
});
