import { EMBEDDED } from '@/lib/env';

/**
 * Whether there is an assistant: hosted where the function has a service, embedded by a script unless it is switched off.
 * Known when the app is built, so that without it nothing of it is fetched, shown or asked.
 */
export const ASSIST_ON: boolean = EMBEDDED
  ? import.meta.env.VITE_ASSIST !== 'off'
  : import.meta.env.VITE_ASSIST === 'on';
