import { expect, it } from 'vitest';
import { can, type PlanAction } from './access';

const ACTIONS: PlanAction[] = ['view', 'edit', 'rename', 'duplicate', 'archive', 'delete', 'manage-members'];
const allowed = (role: Parameters<typeof can>[0]) => ACTIONS.filter((action) => can(role, action));

it('offers each role what it may do', () => {
  expect(allowed(null)).toEqual([]);
  expect(allowed('viewer')).toEqual(['view', 'duplicate']);
  expect(allowed('editor')).toEqual(['view', 'edit', 'rename', 'duplicate']);
  expect(allowed('owner')).toEqual(ACTIONS);
});
