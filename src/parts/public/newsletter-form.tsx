import { CircleCheck } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { isAddress } from '@/domain/newsletter/address';
import { EMBEDDED, MAILBOX_PATH } from '@/lib/env';
import { statusOf } from '@/lib/errors';
import { currentLanguage } from '@/lib/i18n';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { FieldError, inputClass } from '@/ui/field';
import { untilAllowed, useFillTime } from './fill-time';
import { HoneypotField } from './honeypot-field';
import { PolicyText } from './policy-text';

interface NewsletterFormProps {
  /** Passed in by the page, because components in src/parts don't call services. */
  subscribe: (subscription: {
    email: string;
    language: Language;
    website: string;
    fill_ms: number;
  }) => Promise<void>;
  className?: string;
  /** True if there is little room. The label is then only for screen readers. */
  brief?: boolean;
}

/** The minimum fill time in milliseconds, as in the database. Faster requests come from bots. */
const AT_LEAST_MS = 1500;

/**
 * Form that subscribes to the newsletter. The response is the same for every e-mail address, so that nobody
 * can find out who subscribes. Details are in the confirmation e-mail.
 */
export function NewsletterForm({ subscribe, className, brief = false }: NewsletterFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const [problem, setProblem] = useState<'invalid' | 'tooMany' | 'failed'>();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const field = useRef<HTMLInputElement>(null);
  const done = useRef<HTMLDivElement>(null);
  const fillTime = useFillTime();
  useEffect(() => {
    if (state === 'sent') done.current?.focus();
  }, [state]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const form = new FormData(event.currentTarget);
    const email = String(form.get('email') ?? '').trim();
    if (!isAddress(email)) {
      setProblem('invalid');
      field.current?.focus();
      return;
    }
    setProblem(undefined);
    setState('sending');
    try {
      await untilAllowed(fillTime, AT_LEAST_MS);
      const website = String(form.get('website') ?? '');
      await subscribe({ email, language: currentLanguage(), website, fill_ms: fillTime() });
      setState('sent');
    } catch (error) {
      const status = statusOf(error);
      setProblem(status === 400 ? 'invalid' : status === 429 ? 'tooMany' : 'failed');
      setState('idle');
    }
  }

  if (state === 'sent')
    return (
      <div ref={done} tabIndex={-1} role="status" className={`flex gap-3 outline-none ${className ?? ''}`}>
        <CircleCheck className="mt-0.5 size-5 shrink-0 text-positive" />
        <div>
          <p className="font-semibold">{t('newsletter.sentTitle')}</p>
          <p className="text-ink-muted">{t('newsletter.sent')}</p>
          {EMBEDDED && (
            <a
              href={MAILBOX_PATH}
              className="inline-flex min-h-11 items-center text-accent-strong underline sm:min-h-9"
            >
              {t('newsletter.mailbox')}
            </a>
          )}
        </div>
      </div>
    );

  return (
    // Outside of a dialog, `method="dialog"` sends nothing. So a submission before hydration has no effect.
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => void send(event)}
      className={`relative ${className ?? ''}`}
    >
      <label htmlFor={id} className={brief ? 'sr-only' : 'mb-1.5 block font-medium'}>
        {t('newsletter.label')}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t('newsletter.placeholder')}
          aria-invalid={problem === 'invalid' || undefined}
          aria-describedby={problem ? `${id}-problem ${id}-privacy` : `${id}-privacy`}
          onChange={() => setProblem(undefined)}
          className={`${inputClass} min-w-0 flex-1 basis-48`}
        />
        <Button type="submit" busy={state === 'sending'}>
          {t(state === 'sending' ? 'newsletter.sending' : 'newsletter.submit')}
        </Button>
      </div>
      <HoneypotField label={t('newsletter.website')} />
      {problem && (
        <div className="mt-1.5">
          <FieldError id={`${id}-problem`}>{t(`newsletter.${problem}`)}</FieldError>
        </div>
      )}
      <p id={`${id}-privacy`} className="mt-2 text-sm text-ink-muted">
        <PolicyText text={t('newsletter.privacy')} />
      </p>
    </form>
  );
}
