/** The backend's URL. Without one at build time the app talks to its own origin (the embedded backend). */
const url = import.meta.env.VITE_SUPABASE_URL as string | undefined;
const key = import.meta.env.VITE_SUPABASE_ANON_KEY as string | undefined;

/**
 * True in a build for the embedded backend. A hosted build has the constant `false`, so that the bundler
 * drops the code behind it.
 */
export const EMBEDDED = !import.meta.env.VITE_SUPABASE_URL;

/** The embedded backend's publishable key. It is public by nature: it names the client and grants nothing. */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_local_development_only';

export const backendUrl = (): string => (EMBEDDED ? window.location.origin : (url ?? ''));
export const publishableKey = (): string => (EMBEDDED ? LOCAL_PUBLISHABLE_KEY : (key ?? ''));

/** Path where the embedded backend shows its mails; empty in a hosted build, which must not name it. */
export const MAILBOX_PATH = EMBEDDED ? '/__mailbox' : '';

/**
 * True if the app has an assistant: a hosted one if its function has a service, an embedded scripted one
 * unless switched off. A build-time constant, so that without it nothing is loaded, shown or called.
 */
export const ASSIST_ON: boolean = EMBEDDED
  ? import.meta.env.VITE_ASSIST !== 'off'
  : import.meta.env.VITE_ASSIST === 'on';
