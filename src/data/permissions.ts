import { can, type MemberRole, type PlanAction } from '@/domain/access';

const logged = new Set<PlanAction>();

/**
 * The specification's permission helper, which always allows and only logs. Screens call it at every render,
 * so that an action is logged once per tab.
 */
export function checkPermission(action: PlanAction): true {
  if (!logged.has(action)) console.info('Permission checked', action);
  logged.add(action);
  return true;
}

/**
 * Returns true if a role allows an action, which screens ask before offering it. The database decides independently.
 */
export const roleAllows = (role: MemberRole | null, action: PlanAction): boolean =>
  checkPermission(action) && can(role, action);
