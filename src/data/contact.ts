import type { ContactFormValues } from '@/domain/contact/schema';
import type { Language } from '@/lib/texts';
import { callFunction } from './sync/function-call';

interface ContactMessage extends ContactFormValues {
  /** A uuid made by the page: sent again after a lost answer, the message is still one. */
  id: string;
  language: Language;
  /** The field that no person sees. */
  website: string;
  /** Milliseconds since the form could be filled. */
  fill_ms: number;
}

/**
 * Sends a message to the team.
 *
 * @throws RequestError 429 when this address or sender has written too often, 400 when the server finds it not
 * valid, 0 when no answer came.
 */
export const sendContactMessage = (message: ContactMessage): Promise<void> =>
  callFunction('contact', { ...message });

interface ChatMessage {
  /** A uuid made by the page, as of a message to the team. */
  id: string;
  message: string;
  /** The plan that is open, if any. */
  plan_id: string | null;
  /** The path of the page. */
  page: string;
  language: Language;
}

/** Sends what somebody signed in wrote in the chat. @throws RequestError 401 signed out, 429 after too many, 0 unanswered. */
export const sendChatMessage = (message: ChatMessage): Promise<void> =>
  callFunction('contact', { ...message });
