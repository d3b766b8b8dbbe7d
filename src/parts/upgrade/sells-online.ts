import { EMBEDDED } from '@/lib/env';

/** True if Basic and Pro are sold online: hosted with the payment service's keys, embedded with a stub. */
export const SELLS_ONLINE = EMBEDDED || import.meta.env.VITE_PAYMENTS === 'on';
