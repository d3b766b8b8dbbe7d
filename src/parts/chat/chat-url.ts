const given: unknown = import.meta.env.VITE_CHAT_URL;

/** Address of the operator's own chat; null if there is none. */
export const CHAT_URL: string | null =
  typeof given === 'string' && given.startsWith('https://') ? given : null;
