import { useCallback } from 'react';
import type { Household } from '@/domain/guests/guest';
import { isInvitedTo, overallState } from '@/domain/guests/replies';
import { lastDay } from '@/domain/plan/event-days';
import { formatDate, formatDays } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import type { GuestBook } from '../use-guest-book';

const isOpen = (book: GuestBook, household: Household): boolean =>
  (book.members.get(household.id) ?? []).some(
    (guest) => overallState(guest, household, book.parts) === 'open',
  );

/** Whether a household has its invitation and somebody in it has said nothing yet, by their link or otherwise. */
export const isSilent = (book: GuestBook, household: Household): boolean =>
  household.invited_at !== null && isOpen(book, household);

/** Whether a household still needs its invitation: who has answered, by whatever way, needs none. */
export const isUnsent = (book: GuestBook, household: Household): boolean =>
  household.invited_at === null && household.answered_at === null && isOpen(book, household);

/** WhatsApp takes digits alone. */
const digits = (phone: string | null | undefined): string => phone?.replace(/\D/g, '') ?? '';

/** What a household is written, in its own language, and where the words are taken by which channel. */
export function useInvitationText(book: GuestBook) {
  const { plan, today } = usePlanContext();
  const { t: es } = useTranslation('guests', { lng: 'es' });
  const { t: en } = useTranslation('guests', { lng: 'en' });
  return useCallback(
    (household: Household, url: string) => {
      const language = household.language ?? currentLanguage();
      const t = language === 'es' ? es : en;
      const last = book.parts
        .filter(({ id, reply_by }) => reply_by && reply_by >= today && isInvitedTo(household, id))
        .flatMap(({ reply_by }) => reply_by ?? [])
        .sort()[0];
      const date = formatDays(plan.event_date, lastDay(plan), 'full', language);
      const words = { event: plan.name, date, link: url };
      const text = [
        t(isSilent(book, household) ? 'invitation.reminder' : 'invitation.text', words),
        ...(last ? [t('invitation.until', { date: formatDate(last, 'full', language) })] : []),
      ].join('\n\n');
      const members = book.members.get(household.id) ?? [];
      const phone = digits(members.find(({ phone_number }) => phone_number)?.phone_number);
      const email = members.find((guest) => guest.email)?.email ?? null;
      return {
        language,
        text,
        email,
        whatsapp: `https://wa.me/${phone}?text=${encodeURIComponent(text)}`,
        mail:
          email &&
          `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(plan.name)}&body=${encodeURIComponent(text)}`,
      };
    },
    [book, plan, today, es, en],
  );
}
