import { call } from './database.ts';
import type { EventOfMail } from './locale.ts';

/**
 * Reads the event's country, end date and type. The event is given by its plan or by an invitation's e-mail.
 */
export async function eventOfMail(one: { plan_id: string } | { email_id: string }): Promise<EventOfMail> {
  const found = await call('event_of_mail', { plan_id: null, email_id: null, ...one });
  const { country, event_end_date, work } = Object(found) as Partial<Record<keyof EventOfMail, unknown>>;
  return {
    country: typeof country === 'string' ? country : null,
    event_end_date: typeof event_end_date === 'string' ? event_end_date : null,
    work: work === true,
  };
}
