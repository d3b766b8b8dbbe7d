import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import {
  confirmRegistration,
  type Invitation,
  type Registered,
  readInvitation,
  type WaitingRegistration,
  withdrawRegistration,
} from '@/data/rsvp';
import { statusOf } from '@/lib/errors';
import { formatDays } from '@/lib/format';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { momentOf } from '@/parts/part-moment';
import { Button } from '@/ui/button';
import { FieldError } from '@/ui/field';
import { Sprig } from '@/ui/sprig';

interface RegistrationViewProps {
  token: string;
  registration: WaitingRegistration;
  language: Language;
  onConfirmed: (told: Invitation | Registered) => Promise<void>;
}

const PROBLEMS: Readonly<Record<number, 'many' | 'over' | 'gone'>> = {
  409: 'gone',
  410: 'over',
  429: 'many',
};

/** A registration by the link of its e-mail: confirmed by a press, since programs open links, too. */
export default function RegistrationView({
  token,
  registration,
  language,
  onConfirmed,
}: RegistrationViewProps) {
  const { t } = useTranslation('register', { lng: language });
  const id = useId();
  const { state, name, last_name, company, job_title, plan, parts } = registration;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'failed' | 'many' | 'over' | 'gone' | null>(
    plan.over ? 'over' : null,
  );
  /** Asks before deleting, which can't be undone. */
  const [asked, setAsked] = useState(false);
  const [gone, setGone] = useState(false);
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await act();
    } catch (error) {
      const status = statusOf(error);
      setProblem(PROBLEMS[status] ?? 'failed');
    }
    setBusy(false);
  };
  const confirm = () => attempt(async () => onConfirmed(await confirmRegistration(token)));
  const withdraw = () =>
    attempt(async () => {
      try {
        await withdrawRegistration(token);
      } catch (error) {
        if (statusOf(error) !== 404) throw error;
        // Confirmed on another device, or withdrawn already where an answer got lost.
        const now = await readInvitation(token).catch((unread: unknown) => {
          if (statusOf(unread) !== 404) throw unread;
          return null;
        });
        if (now) return onConfirmed(now);
      }
      setGone(true);
    });
  if (gone)
    return (
      <p
        ref={(said) => said?.focus()}
        tabIndex={-1}
        role="status"
        className="px-5 py-16 text-center text-lg outline-none"
      >
        {t('withdrawn')}
      </p>
    );
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-center gap-6 px-5 py-8 text-center wrap-anywhere">
      <Sprig className="size-16 text-accent" />
      <header>
        <h1 className="text-3xl">{plan.name}</h1>
        <p className="mt-1 first-letter:uppercase">
          {formatDays(plan.event_date, plan.event_end_date ?? plan.event_date, 'full', language)}
        </p>
      </header>
      <section aria-labelledby={id} className="flex w-full flex-col items-center gap-5">
        <div>
          <h2 id={id} className="text-2xl">
            {t(state === 'held' ? 'held.title' : 'confirm.title')}
          </h2>
          <p className="mt-1 text-ink-muted">{t(state === 'held' ? 'held.text' : 'confirm.text')}</p>
        </div>
        <dl className="w-full divide-y divide-line border-y border-line text-left">
          <div className="py-3">
            <dt className="text-sm text-ink-muted">{t('confirm.who')}</dt>
            <dd className="font-semibold">{`${name} ${last_name}`}</dd>
            <dd>{[job_title, company].filter(Boolean).join(' · ')}</dd>
          </div>
          <div className="py-3">
            <dt className="text-sm text-ink-muted">{t('confirm.parts')}</dt>
            {parts.map((part) => (
              <dd key={`${part.name} ${part.starts_at}`}>
                <span className="font-semibold">{part.name}</span>{' '}
                <span>{[momentOf(part, language), part.place].filter(Boolean).join(' · ')}</span>
              </dd>
            ))}
          </div>
        </dl>
        {state === 'pending' && problem !== 'over' && (
          <Button busy={busy} icon={<Check className="size-4.5" />} onClick={() => void confirm()}>
            {t('confirm.press')}
          </Button>
        )}
        {problem && (
          <div role="alert">
            <FieldError>{t(`confirm.${problem}`)}</FieldError>
          </div>
        )}
        {state === 'pending' && <p className="text-sm text-ink-muted">{t('confirm.notYou')}</p>}
        <Button
          look={asked ? 'danger' : 'quiet'}
          size="small"
          busy={busy && asked}
          onClick={() => (asked ? void withdraw() : setAsked(true))}
        >
          {t(asked ? 'withdraw.sure' : 'withdraw.press')}
        </Button>
      </section>
    </div>
  );
}
