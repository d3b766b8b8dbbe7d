import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { previewEmails } from '@/data/invitation-emails';
import type { Household } from '@/domain/guests/guest';
import { IN_DEMO } from '@/lib/demo';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button } from '@/ui/button';
import { FieldError } from '@/ui/field';
import { Sheet } from '@/ui/sheet';
import { Spinner } from '@/ui/spinner';
import { isUnaware } from '../moved/is-unaware';
import type { GuestBook } from '../use-guest-book';
import { useEmailSending } from './use-email-sending';
import { isCutOff, isSilent, isUnsent, messageKind } from './use-invitation-text';

interface EmailsSheetProps {
  households: readonly Household[];
  book: GuestBook;
  onClose: () => void;
}

const NAMED = 20;

/**
 * Sends invitations and reminders by email. Shows a preview for each language, households without an address,
 * and the progress.
 */
export function EmailsSheet({ households, book, onClose }: EmailsSheetProps) {
  const { t } = useTranslation(['guests', 'common']);
  const { plan } = usePlanContext();
  // The recipients are fixed when the sheet opens. The count therefore includes households that have received
  // the email meanwhile.
  const [[reached, unreached]] = useState(() => {
    const hasMail = ({ id }: Household) => (book.members.get(id) ?? []).some(({ email }) => email);
    const due = households.filter(
      (one) => isUnaware(one, plan.event_date) || isCutOff(one) || isUnsent(book, one) || isSilent(book, one),
    );
    return [due.filter(hasMail), due.filter((one) => !hasMail(one))] as const;
  });
  const [samples] = useState(() => {
    const one = new Map(
      reached.toReversed().map((household) => {
        const kind = messageKind(book, household, plan.event_date);
        return [`${kind} ${household.language ?? currentLanguage()}`, household.id];
      }),
    );
    return [...one.values()];
  });
  const preview = useQuery({
    queryKey: ['emails', plan.id, samples],
    queryFn: () => previewEmails(plan.id, samples),
    enabled: samples.length > 0,
    gcTime: 0,
    retry: false,
  });
  const { left, rest, state, hurdles, send, stop } = useEmailSending(
    reached.map(({ id }) => id),
    unreached.map(({ id }) => id),
  );
  const busy = state === 'sending';
  const close = () => {
    stop();
    onClose();
  };

  const missed = [...hurdles].map(([id, hurdle]) => ({
    id,
    name: book.households.get(id)?.name ?? '',
    hurdle,
  }));
  const begun = left.length < reached.length;
  const sent = reached.length - left.length - (missed.length - unreached.length);
  const soFar = { sent, total: reached.length };
  const told =
    begun && left.length === 0
      ? t('emails.sent', { count: sent })
      : busy && rest !== null
        ? t('emails.rest', { ...soFar, count: Math.max(1, Math.ceil(rest / 60)) })
        : state === 'full'
          ? t('emails.full', soFar)
          : begun
            ? t('emails.soFar', soFar)
            : null;
  const unsure = missed.flatMap(({ id, hurdle }) => (hurdle === 'unsure' ? id : []));
  return (
    <Sheet
      open
      onOpenChange={(next) => !next && close()}
      title={t('emails.title')}
      closeLabel={t('common:close')}
    >
      <div className="flex flex-col gap-5">
        <p className="text-ink-muted">{t('emails.intro')}</p>
        {preview.isFetching && <Spinner small />}
        {left.length > 0 &&
          preview.data?.map((email) => (
            <section key={email.household_id} aria-label={email.subject} className="flex flex-col gap-1">
              <p className="text-sm text-ink-muted">
                {t(`emails.kinds.${email.kind}`, { language: t(`language.${email.language}`) })}
              </p>
              <blockquote lang={email.language} className="border-l-2 border-accent pl-3 break-words">
                <p className="font-medium">{email.subject}</p>
                <p className="mt-1 text-sm whitespace-pre-line">{email.text}</p>
              </blockquote>
            </section>
          ))}
        <div aria-live="polite">{told && <p className="font-medium">{told}</p>}</div>
        {missed.length > 0 && (
          <section aria-labelledby="missed-emails">
            <h3 id="missed-emails" className="text-lg">
              {t('emails.missed', { count: missed.length })}
            </h3>
            <ul className="mt-1 divide-y divide-line border-y border-line">
              {missed.slice(0, NAMED).map(({ id, name, hurdle }) => (
                <li key={id} className="py-2">
                  <span className="font-medium break-words">{name}</span>
                  <span className="block text-sm text-ink-muted">{t(`emails.hurdles.${hurdle}`)}</span>
                </li>
              ))}
            </ul>
            {missed.length > NAMED && (
              <p className="mt-1 text-sm text-ink-muted">
                {t('emails.more', { count: missed.length - NAMED })}
              </p>
            )}
            {unsure.length > 0 && (
              <Button
                look="secondary"
                size="small"
                className="mt-3"
                busy={busy}
                onClick={() => void send(unsure, true)}
              >
                {t('emails.again', { count: unsure.length })}
              </Button>
            )}
          </section>
        )}
        {(state === 'failed' || preview.isError) && (
          <FieldError>{t(IN_DEMO ? 'common:failures.demo' : 'invitation.failed')}</FieldError>
        )}
        <div className="flex flex-wrap gap-2">
          {left.length > 0 && (
            <Button
              busy={busy}
              disabled={!preview.data}
              icon={<Send className="size-4.5" />}
              onClick={() => void send(left)}
            >
              {t('emails.send', { count: left.length })}
            </Button>
          )}
          <Button look="secondary" onClick={close}>
            {t(busy ? 'emails.stop' : 'common:close')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
