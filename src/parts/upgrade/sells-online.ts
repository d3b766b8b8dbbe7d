import { EMBEDDED } from '@/lib/env';

/**
 * True if Basic and Pro can be bought online. A hosted build needs the payment service's keys. The embedded
 * build uses a stub.
 */
export const SELLS_ONLINE = EMBEDDED || import.meta.env.VITE_PAYMENTS === 'on';
