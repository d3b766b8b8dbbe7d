import type { InvitedRole } from '@/data/sharing';

/** What an owner can make of somebody, the most first. */
export const INVITED_ROLES = ['editor', 'viewer'] as const satisfies readonly InvitedRole[];
