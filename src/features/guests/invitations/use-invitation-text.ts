import { useCallback } from 'react';
import type { Channel, Household } from '@/domain/guests/guest';
import { openingOf } from '@/domain/guests/invitation-words';
import { isInvitedTo, overallState } from '@/domain/guests/replies';
import { lastDay } from '@/domain/plan/event-days';
import { capitalized, formatDate, formatDays } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { hourOf } from '@/parts/time/part-moment';
import { isUnaware } from '../moved/is-unaware';
import type { GuestBook } from '../use-guest-book';
import { useKindWords } from '../use-kind-words';
import { useInvitationWords } from './use-invitation-words';
import { linkIn } from './use-links';

const isOpen = (book: GuestBook, household: Household): boolean =>
  (book.members.get(household.id) ?? []).some(
    (guest) => overallState(guest, household, book.parts) === 'open',
  );

/**
 * Returns true if somebody in an invited household hasn't replied. Replies by link and by other ways both
 * count.
 */
export const isSilent = (book: GuestBook, household: Household): boolean =>
  household.invited_at !== null && isOpen(book, household);

/** Returns true if a household still needs an invitation. A household that has already replied needs none. */
export const isUnsent = (book: GuestBook, household: Household): boolean =>
  household.invited_at === null && household.answered_at === null && isOpen(book, household);

/** Returns true if an invited household's link was revoked and no newer link was sent. */
export const isCutOff = ({ invited_at, reminded_at, link_ended_at }: Household): boolean =>
  invited_at !== null &&
  link_ended_at !== null &&
  link_ended_at !== undefined &&
  Date.parse(link_ended_at) > Math.max(Date.parse(invited_at), Date.parse(reminded_at ?? invited_at));

export const messageKind = (book: GuestBook, household: Household, event_date: string) =>
  isUnaware(household, event_date)
    ? 'moved'
    : isCutOff(household)
      ? 'renewed'
      : isSilent(book, household)
        ? 'reminder'
        : 'invitation';

/**
 * Returns the household as it is stored after a message. It records the channel, the time, and the event date
 * that the message named.
 */
export function asTold(
  book: GuestBook,
  household: Household,
  channel: Channel,
  event_date: string,
): Household {
  const now = new Date().toISOString();
  const told = { ...household, channel, event_on: event_date };
  const kind = messageKind(book, household, event_date);
  if (kind === 'moved' && !isCutOff(household)) return told;
  return kind !== 'invitation'
    ? { ...told, reminded_at: now }
    : { ...told, invited_at: household.invited_at ?? now };
}

/** Keeps only the digits of a phone number, as WhatsApp requires. */
const digits = (phone: string | null | undefined): string => phone?.replace(/\D/g, '') ?? '';

/** Returns functions for a household's message in its language, and for the link that opens each channel. */
export function useInvitationText(book: GuestBook) {
  const { plan, today } = usePlanContext();
  const { words } = useInvitationWords();
  const { groups } = useKindWords();
  const { t: es } = useTranslation('guests', { lng: 'es' });
  const { t: en } = useTranslation('guests', { lng: 'en' });
  return useCallback(
    (household: Household, url: string) => {
      const language = household.language ?? currentLanguage();
      const t = language === 'es' ? es : en;
      const link = linkIn(url, language);
      const last = book.parts
        .filter(
          ({ id, reply_by }) =>
            reply_by && reply_by >= today && reply_by <= plan.event_date && isInvitedTo(household, id),
        )
        .flatMap(({ reply_by }) => reply_by ?? [])
        .sort()[0];
      const date = formatDays(plan.event_date, lastDay(plan), 'full', language);
      const kind = messageKind(book, household, plan.event_date);
      const opening = openingOf(book.parts, household, plan.event_date);
      const when = opening ? `${date}, ${hourOf(opening, language)}` : date;
      const text = [
        ...(kind === 'invitation'
          ? [
              t('invitation.hello', { household: household.name }),
              words[`words_${language}`] ?? t('words.usual', groups),
              [plan.name, capitalized(when, language), opening?.place].filter(Boolean).join('\n'),
              t('invitation.answer', { link }),
            ]
          : [t(`invitation.${kind}`, { event: plan.name, date: when, link })]),
        ...(last ? [t('invitation.until', { date: formatDate(last, 'full', language) })] : []),
        words.hosts,
      ]
        .filter(Boolean)
        .join('\n\n');
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
    [book, plan, today, words, groups, es, en],
  );
}
