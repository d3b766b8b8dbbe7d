import type { ContactForm } from '@/domain/contact/schema';
import type { Language } from '@/lib/texts';
import { callFunction } from './sync/function-call';

export interface ContactMessage extends ContactForm {
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
