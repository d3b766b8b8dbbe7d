import type { InvitedRole } from '@/domain/access';

/** Roles that an owner can give, highest first. */
export const INVITED_ROLES = ['editor', 'suggester', 'viewer'] as const satisfies readonly InvitedRole[];
