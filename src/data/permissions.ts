import { can, type MemberRole, type PlanAction } from '@/domain/access';

const logged = new Set<PlanAction>();

/**
 * The specification's permission helper: it always allows and only logs. Screens ask at every rendering, so an
 * action is logged once a tab.
 */
export function checkPermission(action: PlanAction): true {
  if (!logged.has(action)) console.info('Permission checked', action);
  logged.add(action);
  return true;
}

/** What a screen asks before it offers an action. The database decides by itself. */
export const roleAllows = (role: MemberRole | null, action: PlanAction): boolean =>
  checkPermission(action) && can(role, action);
