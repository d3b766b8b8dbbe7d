/** Where the backend is. With no URL set at build time the app talks to its own origin (the embedded backend). */
const url = import.meta.env.VITE_SUPABASE_URL as string | undefined;
const key = import.meta.env.VITE_SUPABASE_ANON_KEY as string | undefined;

/** Statically false in a build for a hosted project, so that everything behind it is dropped from the bundle. */
export const EMBEDDED = !import.meta.env.VITE_SUPABASE_URL;

/**
 * Public by nature: it names the client, it grants nothing. The embedded backend accepts exactly this one.
 */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_local_development_only';

export const backendUrl = (): string => (EMBEDDED ? window.location.origin : (url ?? ''));
export const publishableKey = (): string => (EMBEDDED ? LOCAL_PUBLISHABLE_KEY : (key ?? ''));

/** Where the embedded backend shows its mails; a hosted build must not even name it. */
export const MAILBOX_PATH = EMBEDDED ? '/__mailbox' : '';

/**
 * Whether there is an assistant: hosted if the function has a service, embedded by a script unless switched
 * off. A build-time constant, so that without it nothing is loaded, shown or called.
 */
export const ASSIST_ON: boolean = EMBEDDED
  ? import.meta.env.VITE_ASSIST !== 'off'
  : import.meta.env.VITE_ASSIST === 'on';
