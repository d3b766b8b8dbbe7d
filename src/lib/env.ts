/** The backend's URL. If no URL is set at build time, the app calls its own origin (the embedded backend). */
const url = import.meta.env.VITE_SUPABASE_URL as string | undefined;
const key = import.meta.env.VITE_SUPABASE_ANON_KEY as string | undefined;

/**
 * True in a build for the embedded backend. In a hosted build it is the constant `false`, so that the bundler
 * removes the code that depends on it.
 */
export const EMBEDDED = !import.meta.env.VITE_SUPABASE_URL;

/**
 * The embedded backend's publishable key. It can be public: it identifies the client and grants no access.
 */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_local_development_only';

export const backendUrl = (): string => (EMBEDDED ? window.location.origin : (url ?? ''));
export const publishableKey = (): string => (EMBEDDED ? LOCAL_PUBLISHABLE_KEY : (key ?? ''));

/** Path of the embedded backend's mailbox page. Empty in a hosted build, which must not contain the path. */
export const MAILBOX_PATH = EMBEDDED ? '/__mailbox' : '';

/**
 * True if the app has an assistant: a real one in a hosted build, a scripted one in an embedded build. A
 * build-time constant, so that builds without an assistant contain none of its code.
 */
export const ASSIST_ON: boolean = EMBEDDED
  ? import.meta.env.VITE_ASSIST !== 'off'
  : import.meta.env.VITE_ASSIST === 'on';
