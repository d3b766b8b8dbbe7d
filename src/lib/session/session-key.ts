/** Key under which the auth client stores the session on this device. */
export const SESSION_KEY = 'celebra-session';
