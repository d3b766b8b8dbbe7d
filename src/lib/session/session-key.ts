/** Where the auth client keeps the session on this device. */
export const SESSION_KEY = 'celebra-session';
