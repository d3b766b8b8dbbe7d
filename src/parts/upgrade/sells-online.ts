import { EMBEDDED } from '@/lib/env';

/** Whether Basic and Pro are sold online: hosted where the payment service's keys are set, embedded by a stand-in. */
export const SELLS_ONLINE = EMBEDDED || import.meta.env.VITE_PAYMENTS === 'on';
