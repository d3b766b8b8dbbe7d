import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { EMAILS_AT_ONCE, type Hurdle, previewEmails, sendEmails } from '@/data/invitation-emails';
import type { Household } from '@/domain/guests/guest';
import { IN_DEMO } from '@/lib/demo';
import { formatNumber } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button } from '@/ui/button';
import { FieldError } from '@/ui/field';
import { Sheet } from '@/ui/sheet';
import { Spinner } from '@/ui/spinner';
import type { GuestBook } from '../use-guest-book';
import { isSilent, isUnsent } from './use-invitation-text';

interface EmailsSheetProps {
  households: readonly Household[];
  book: GuestBook;
  onClose: () => void;
}

const NAMED = 20;

/** Invitations and reminders by e-mail: how each language reads, whom it doesn't reach, and how far it has come. */
export function EmailsSheet({ households, book, onClose }: EmailsSheetProps) {
  const { t } = useTranslation(['guests', 'common']);
  const { plan } = usePlanContext();
  const client = useQueryClient();
  // Who is written to is chosen when the sheet opens: whoever has got an email stays counted.
  const [[reached, unreached]] = useState(() => {
    const hasMail = ({ id }: Household) => (book.members.get(id) ?? []).some(({ email }) => email);
    const due = households.filter((one) => isUnsent(book, one) || isSilent(book, one));
    return [due.filter(hasMail), due.filter((one) => !hasMail(one))] as const;
  });
  const [samples] = useState(() => {
    const one = new Map(
      reached.toReversed().map((household) => {
        const kind = household.invited_at ? 'reminder' : 'invitation';
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
  const [done, setDone] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [hurdles, setHurdles] = useState<ReadonlyMap<string, Hurdle>>(
    new Map(unreached.map(({ id }) => [id, 'no-address'])),
  );
  const stopped = useRef(false);
  const counted = (count: number) => ({ count, formatted: formatNumber(count) });

  const send = async (to: readonly string[], again = false) => {
    setBusy(true);
    setFailed(false);
    stopped.current = false;
    try {
      for (let from = 0; from < to.length && !stopped.current; from += EMAILS_AT_ONCE) {
        const ids = to.slice(from, from + EMAILS_AT_ONCE);
        const missed = await sendEmails(plan.id, ids, again);
        setHurdles((before) => new Map([...[...before].filter(([id]) => !ids.includes(id)), ...missed]));
        if (!again) setDone((before) => (before ?? 0) + ids.length);
      }
    } catch {
      setFailed(true);
    }
    await client.invalidateQueries({ queryKey: ['plan', plan.id] });
    setBusy(false);
  };
  const close = () => {
    stopped.current = true;
    onClose();
  };

  const missed = [...hurdles].map(([id, hurdle]) => ({
    id,
    name: book.households.get(id)?.name ?? '',
    hurdle,
  }));
  const finished = done === reached.length;
  const out = (done ?? 0) - (missed.length - unreached.length);
  const unsent = reached.slice(done ?? 0).map(({ id }) => id);
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
        {!finished &&
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
        <div aria-live="polite">
          {done !== null && <p className="font-medium">{t('emails.sent', counted(out))}</p>}
        </div>
        {missed.length > 0 && (
          <section aria-labelledby="missed-emails">
            <h3 id="missed-emails" className="text-lg">
              {t('emails.missed', counted(missed.length))}
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
                {t('emails.more', counted(missed.length - NAMED))}
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
                {t('emails.again', counted(unsure.length))}
              </Button>
            )}
          </section>
        )}
        {(failed || preview.isError) && (
          <FieldError>{t(IN_DEMO ? 'common:failures.demo' : 'invitation.failed')}</FieldError>
        )}
        <div className="flex flex-wrap gap-2">
          {unsent.length > 0 && (
            <Button
              busy={busy}
              disabled={!preview.data}
              icon={<Send aria-hidden="true" className="size-4.5" />}
              onClick={() => void send(unsent)}
            >
              {t('emails.send', counted(unsent.length))}
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
