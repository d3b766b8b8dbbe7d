const given: unknown = import.meta.env.VITE_CHAT_URL;

/** URL of the operator's own chat, or null if there is none. */
export const CHAT_URL: string | null =
  typeof given === 'string' && given.startsWith('https://') ? given : null;
