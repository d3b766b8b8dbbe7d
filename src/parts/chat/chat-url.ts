const given: unknown = import.meta.env.VITE_CHAT_URL;

/** Where the operator's own chat opens; null while they have none. */
export const CHAT_URL: string | null =
  typeof given === 'string' && given.startsWith('https://') ? given : null;
