import type { ContactFormValues } from '@/domain/contact/schema';
import type { Language } from '@/lib/texts';
import { callFunction } from './sync/function-call';

interface ContactMessage extends ContactFormValues {
  /** UUID created by the page. It makes a retry after a lost response idempotent. */
  id: string;
  language: Language;
  /** Honeypot field. Only bots fill it in. */
  website: string;
  /** Milliseconds since the form was shown. */
  fill_ms: number;
}

/**
 * Sends a message to the team. @throws RequestError 429 if this address or sender has written too often, 400
 * if the message is invalid, 0 if no response arrived.
 */
export const sendContactMessage = (message: ContactMessage): Promise<void> =>
  callFunction('contact', { ...message });

interface ChatMessage {
  /** UUID created by the page. It makes a retry idempotent. */
  id: string;
  message: string;
  plan_id: string | null;
  page: string;
  language: Language;
}

/**
 * Sends a chat message of a signed-in person to the team. @throws RequestError 401 if signed out, 429 after
 * too many messages, 0 if no response arrived.
 */
export const sendChatMessage = (message: ChatMessage): Promise<void> =>
  callFunction('contact', { ...message });
