import type { InvitedRole } from '@/domain/access';

export const INVITED_ROLES = ['editor', 'suggester', 'viewer'] as const satisfies readonly InvitedRole[];
