const MEMBER_ROLES = ['owner', 'editor', 'suggester', 'viewer'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];
export type InvitedRole = Exclude<MemberRole, 'owner'>;

/**
 * The lowest role that can do each action on screen. This list only hides buttons whose action the database
 * would refuse. The database checks permissions itself.
 */
const FIRST_ROLE = {
  view: 'viewer',
  edit: 'editor',
  suggest: 'suggester',
  rename: 'editor',
  duplicate: 'viewer',
  archive: 'owner',
  delete: 'owner',
  'manage-members': 'owner',
  'allow-assistant': 'owner',
  upgrade: 'owner',
  'ask-for-upgrade': 'editor',
} as const satisfies Record<string, MemberRole>;

export type PlanAction = keyof typeof FIRST_ROLE;

export function can(role: MemberRole | null, action: PlanAction): boolean {
  return role !== null && MEMBER_ROLES.indexOf(role) <= MEMBER_ROLES.indexOf(FIRST_ROLE[action]);
}
