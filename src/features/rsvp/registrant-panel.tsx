import { useId, useRef, useState } from 'react';
import { changeRegistration, type Invitation, type Registrant } from '@/data/rsvp';
import { statusOf } from '@/lib/errors';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { momentOf } from '@/parts/time/part-moment';
import { Button } from '@/ui/button';
import { FieldError } from '@/ui/field';
import { RegistrantForm } from './registrant-form';

interface RegistrantPanelProps {
  token: string;
  invitation: Invitation & { readonly registered: Registrant };
  language: Language;
  onStored: (invitation: Invitation) => void;
}

/** Maps the HTTP status of a refusal to its message. */
const REFUSALS = {
  400: 'problem.invalid',
  404: 'change.gone',
  409: 'problem.closed',
  410: 'confirm.over',
  429: 'confirm.many',
} as const;

/** Lets a registered guest edit their data and register for further parts. */
export default function RegistrantPanel({ token, invitation, language, onStored }: RegistrantPanelProps) {
  const { t } = useTranslation('register', { lng: language });
  const id = useId();
  const { guests, registered } = invitation;
  const [busy, setBusy] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<(typeof REFUSALS)[keyof typeof REFUSALS] | 'problem.failed' | null>(
    null,
  );
  const status = useRef<HTMLParagraphElement>(null);
  const [registrant] = guests;
  if (!registrant) return null;
  const attempt = async (
    what: string,
    person: Parameters<typeof changeRegistration>[1],
    tell: (now: Invitation) => string,
  ) => {
    if (busy) return false;
    setBusy(what);
    setProblem(null);
    setSaid('');
    try {
      const now = await changeRegistration(token, person);
      onStored(now);
      setSaid(tell(now));
      // The pressed button may be gone, so the status message gets the focus.
      status.current?.focus();
      return true;
    } catch (error) {
      setProblem(REFUSALS[statusOf(error) as keyof typeof REFUSALS] ?? 'problem.failed');
      return false;
    } finally {
      setBusy(null);
    }
  };
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 print:hidden">
      <div>
        <h2 id={id} className="text-2xl">
          {t('change.title')}
        </h2>
        <p className="text-ink-muted">{t('change.text')}</p>
      </div>
      {registered.open.length > 0 && (
        <ul aria-label={t('change.more')} className="divide-y divide-line border-y border-line">
          {registered.open.map((part) => (
            <li key={part.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <p className="min-w-0 flex-1 basis-36 wrap-anywhere">
                <span className="block font-semibold">{part.name}</span>
                <span className="block text-ink-muted">
                  {[momentOf(part, language), part.place, part.full && t('full')].filter(Boolean).join(' · ')}
                </span>
              </p>
              <Button
                look="secondary"
                size="small"
                busy={busy === part.id}
                aria-label={t('change.addTo', { part: part.name })}
                onClick={() =>
                  void attempt(part.id, { guest: registrant.id, parts: [part.id] }, (now) =>
                    t(
                      now.guests.find((one) => one.id === registrant.id)?.replies[part.id]?.status ===
                        'waiting'
                        ? 'change.waits'
                        : 'change.added',
                      { part: part.name },
                    ),
                  )
                }
              >
                {t('change.add')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p ref={status} tabIndex={-1} role="status" className="outline-none empty:hidden">
        {said}
      </p>
      {problem && (
        <div role="alert">
          <FieldError>{t(problem)}</FieldError>
        </div>
      )}
      {guests.map((guest) => (
        <RegistrantForm
          key={guest.id}
          token={token}
          title={t('change.details', { name: `${guest.name} ${guest.last_name}` })}
          guest={{
            ...guest,
            // Reuses the draft entered before the registration was confirmed.
            ...(guests.length === 1 && { id: 'own' }),
            ...(registered.people[guest.id] ?? { company: null, job_title: null }),
          }}
          language={language}
          busy={busy === guest.id}
          onSave={(details) => attempt(guest.id, { guest: guest.id, ...details }, () => t('change.saved'))}
        />
      ))}
    </section>
  );
}
