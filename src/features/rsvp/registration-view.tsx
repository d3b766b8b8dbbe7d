import { Check } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import {
  changeWaitingRegistration,
  confirmRegistration,
  type Invitation,
  isInvitation,
  type Registered,
  readInvitation,
  type WaitingRegistration,
  withdrawRegistration,
} from '@/data/rsvp';
import { statusOf } from '@/lib/errors';
import { formatDays } from '@/lib/format';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { momentOf } from '@/parts/time/part-moment';
import { Button } from '@/ui/button';
import { FieldError } from '@/ui/field';
import { Sprig } from '@/ui/sprig';
import { RegistrantForm } from './registrant-form';

interface RegistrationViewProps {
  token: string;
  registration: WaitingRegistration;
  language: Language;
  onConfirmed: (told: Invitation | Registered) => Promise<void>;
  onChanged: (told: Registered) => void;
}

/** Maps the HTTP status of a refusal to its message. A refused change uses `REFUSED_CHANGES` instead. */
const REFUSALS = { 409: 'confirm.gone', 410: 'confirm.over', 429: 'confirm.many' } as const;
const REFUSED_CHANGES = { ...REFUSALS, 400: 'problem.invalid', 409: 'problem.closed' } as const;
type Problem =
  | 'confirm.failed'
  | 'problem.failed'
  | (typeof REFUSED_CHANGES | typeof REFUSALS)[409 | 410 | 429]
  | 'problem.invalid';

/**
 * Page of a registration, opened by a link in an email. Confirming takes a press, because mail scanners open
 * links too.
 */
export default function RegistrationView({
  token,
  registration,
  language,
  onConfirmed,
  onChanged,
}: RegistrationViewProps) {
  const { t } = useTranslation('register', { lng: language });
  const id = useId();
  const { state, name, last_name, company, job_title, plan, parts, open } = registration;
  const [busy, setBusy] = useState<'confirm' | 'change' | 'withdraw' | null>(null);
  const [problem, setProblem] = useState<Problem | null>(plan.over ? 'confirm.over' : null);
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  /** True while a dialog asks for confirmation, because deletion can't be undone. */
  const [asked, setAsked] = useState(false);
  const [gone, setGone] = useState(false);
  const attempt = async (what: NonNullable<typeof busy>, act: () => Promise<boolean>) => {
    if (busy) return false;
    setBusy(what);
    setProblem(null);
    setSaid('');
    try {
      return await act();
    } catch (error) {
      const refusals = what === 'change' ? REFUSED_CHANGES : REFUSALS;
      setProblem(
        refusals[statusOf(error) as keyof typeof REFUSALS] ??
          (what === 'change' ? 'problem.failed' : 'confirm.failed'),
      );
      return false;
    } finally {
      setBusy(null);
    }
  };
  /**
   * Runs an action on a registration. If another device has confirmed or withdrawn the registration, returns
   * its current state.
   */
  const orWhatIsNow = async (act: () => Promise<Invitation | Registered | undefined>) => {
    try {
      return await act();
    } catch (error) {
      if (statusOf(error) !== 404) throw error;
      return await readInvitation(token).catch((unread: unknown) => {
        if (statusOf(unread) !== 404) throw unread;
        return undefined;
      });
    }
  };
  const confirm = () =>
    attempt('confirm', async () => {
      const now = await orWhatIsNow(() => confirmRegistration(token));
      if (now) await onConfirmed(now);
      else setGone(true);
      return true;
    });
  const change = (person: Parameters<typeof changeWaitingRegistration>[1]) =>
    attempt('change', async () => {
      let stored = false;
      const now = await orWhatIsNow(async () => {
        const told = await changeWaitingRegistration(token, person);
        stored = true;
        return told;
      });
      if (!now) setGone(true);
      else if (isInvitation(now)) await onConfirmed(now);
      else {
        onChanged(now);
        setSaid(t('change.changed'));
        status.current?.focus();
      }
      return stored;
    });
  const withdraw = () =>
    attempt('withdraw', async () => {
      const now = await orWhatIsNow(async () => {
        await withdrawRegistration(token);
        return undefined;
      });
      if (now) await onConfirmed(now);
      else setGone(true);
      return true;
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
              <dd key={part.id}>
                <span className="font-semibold">{part.name}</span>{' '}
                <span>{[momentOf(part, language), part.place].filter(Boolean).join(' · ')}</span>
              </dd>
            ))}
          </div>
        </dl>
        {state === 'pending' && problem !== 'confirm.over' && (
          <Button
            busy={busy === 'confirm'}
            icon={<Check className="size-4.5" />}
            onClick={() => void confirm()}
          >
            {t('confirm.press')}
          </Button>
        )}
        <p ref={status} tabIndex={-1} role="status" className="outline-none empty:hidden">
          {said}
        </p>
        {problem && (
          <div role="alert">
            <FieldError>{t(problem)}</FieldError>
          </div>
        )}
        {!plan.over && (
          <div className="w-full text-left">
            <RegistrantForm
              token={token}
              title={t('change.title')}
              guest={{ id: 'own', name, last_name, company, job_title }}
              choices={{
                // Parts whose registration has closed meanwhile stay selectable until the person removes
                // them.
                parts: [
                  ...open,
                  ...parts
                    .filter(({ id }) => !open.some((one) => one.id === id))
                    .map((part) => ({ ...part, full: false })),
                ],
                asked: parts.map(({ id }) => id),
              }}
              language={language}
              busy={busy === 'change'}
              onSave={change}
            />
          </div>
        )}
        {state === 'pending' && <p className="text-sm text-ink-muted">{t('confirm.notYou')}</p>}
        <Button
          look={asked ? 'danger' : 'quiet'}
          size="small"
          busy={busy === 'withdraw'}
          onClick={() => (asked ? void withdraw() : setAsked(true))}
        >
          {t(asked ? 'withdraw.sure' : 'withdraw.press')}
        </Button>
      </section>
    </div>
  );
}
