import { can, type MemberRole, type PlanAction } from '@/domain/access';

const logged = new Set<PlanAction>();

/**
 * The specification's permission helper. It always returns true and only logs the action, once per tab,
 * because pages call it at every render.
 */
export function checkPermission(action: PlanAction): true {
  if (!logged.has(action)) console.info('Permission checked', action);
  logged.add(action);
  return true;
}

/**
 * Returns true if a role allows an action. Pages check this before they show the action. The database checks
 * permissions independently.
 */
export const roleAllows = (role: MemberRole | null, action: PlanAction): boolean =>
  checkPermission(action) && can(role, action);
