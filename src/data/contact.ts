import type { ContactFormValues } from '@/domain/contact/schema';
import type { Language } from '@/lib/texts';
import { callFunction } from './sync/function-call';

interface ContactMessage extends ContactFormValues {
  /** A UUID made by the page, which makes repetition after a lost answer harmless. */
  id: string;
  language: Language;
  /** The honeypot field. */
  website: string;
  /** Milliseconds since the form was shown. */
  fill_ms: number;
}

/**
 * Sends a message to the team. @throws RequestError 429 if this address or sender has written too often, 400
 * if the message is invalid, 0 without an answer.
 */
export const sendContactMessage = (message: ContactMessage): Promise<void> =>
  callFunction('contact', { ...message });

interface ChatMessage {
  /** A UUID made by the page, which makes repetition harmless. */
  id: string;
  message: string;
  /** The open plan's id, if any. */
  plan_id: string | null;
  /** The page's path. */
  page: string;
  language: Language;
}

/**
 * Sends a signed-in person's chat message to the team. @throws RequestError 401 if signed out, 429 after too
 * many, 0 without an answer.
 */
export const sendChatMessage = (message: ChatMessage): Promise<void> =>
  callFunction('contact', { ...message });
