import type { InvitedRole } from '@/domain/access';

/** What an owner can make of somebody, the most first. */
export const INVITED_ROLES = ['editor', 'suggester', 'viewer'] as const satisfies readonly InvitedRole[];
