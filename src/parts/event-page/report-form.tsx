import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sendContactMessage } from '@/data/contact';
import { EMAIL_MAX, MESSAGE_MAX, NAME_MAX } from '@/domain/contact/lengths';
import type { ContactFieldProblem } from '@/domain/contact/schema';
import { statusOf } from '@/lib/errors';
import { paths } from '@/lib/paths';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { LimitedArea, LimitedText } from '@/parts/fields/limited-field';
import { untilAllowed, useFillTime } from '@/parts/public/fill-time';
import { HoneypotField } from '@/parts/public/honeypot-field';
import { keepTyping, readTyping } from '@/parts/public/kept-typing';
import { PolicyText } from '@/parts/public/policy-text';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/states';

const FIELDS = ['first_name', 'last_name', 'email', 'message'] as const;
type Field = (typeof FIELDS)[number];
type Errors = Partial<Record<Field, ContactFieldProblem>>;
const EMPTY: Readonly<Record<Field, string>> = { first_name: '', last_name: '', email: '', message: '' };

/** The minimum fill time in milliseconds, as the database requires for messages to the team. */
const AT_LEAST_MS = 3000;

/** Form that reports a page to the team. It opens within the page and keeps the page's brand. */
export default function ReportForm({ name, language }: { name: string; language: Language }) {
  const { t } = useTranslation(['contact', 'eventpage'], { lng: language });
  const kept = `report-${name}`;
  const [values, setValues] = useState(() => ({ ...EMPTY, ...readTyping(kept, FIELDS) }));
  const [errors, setErrors] = useState<Errors>({});
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'failed' | 'tooMany'>('idle');
  /** The message's id, which makes a retry after a lost response idempotent. A changed text gets a new id. */
  const id = useRef<string>(null);
  const fillTime = useFillTime();
  const form = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (state === 'sent') done.current?.focus();
  }, [state]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    const website = String(new FormData(event.currentTarget).get('website') ?? '');
    setState('sending');
    try {
      const { contactFormSchema, CONTACT_MESSAGES } = await import('@/domain/contact/schema');
      const subject = t('eventpage:report.subject', { page: paths.eventPage(name) });
      const read = contactFormSchema.safeParse({ ...values, company: '', subject });
      const found: Errors = {};
      for (const { path, message } of read.error?.issues ?? []) {
        const field = FIELDS.find((known) => known === path[0]);
        const told = CONTACT_MESSAGES.find((known) => known === message);
        if (field && told) found[field] ??= told;
      }
      setErrors(found);
      if (!read.success) {
        setState('idle');
        const first = FIELDS.find((field) => found[field]);
        form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
        return;
      }
      await untilAllowed(fillTime, AT_LEAST_MS);
      id.current ??= crypto.randomUUID();
      await sendContactMessage({ ...read.data, id: id.current, language, website, fill_ms: fillTime() });
      keepTyping(kept, {});
      setState('sent');
    } catch (error) {
      setState(statusOf(error) === 429 ? 'tooMany' : 'failed');
    }
  };
  if (state === 'sent')
    return (
      <p ref={done} tabIndex={-1} role="status" className="py-4 outline-none">
        {t('eventpage:report.sent')}
      </p>
    );
  const field = (key: Field, max: number) => ({
    name: key,
    max,
    required: true,
    value: values[key],
    error: errors[key] && t(`validation.${errors[key]}`),
    room: (room: 'left' | 'over', counts: { count: number }) =>
      t(`eventpage:report.characters.${room}`, counts),
    onChange: ({ target }: { target: { value: string } }) => {
      id.current = null;
      const next = { ...values, [key]: target.value };
      setErrors(({ [key]: _, ...others }) => others);
      setValues(next);
      keepTyping(kept, next);
    },
  });
  return (
    <form
      ref={form}
      noValidate
      aria-label={t('eventpage:report.link')}
      aria-busy={state === 'sending' || undefined}
      onSubmit={(event) => void send(event)}
      className="relative mx-auto flex w-full max-w-xl flex-col gap-5 px-5 py-4 text-left"
    >
      <div className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
        <LimitedText
          {...field('first_name', NAME_MAX)}
          label={t('form.firstName')}
          autoComplete="given-name"
        />
        <LimitedText
          {...field('last_name', NAME_MAX)}
          label={t('form.lastName')}
          autoComplete="family-name"
        />
      </div>
      <LimitedText
        {...field('email', EMAIL_MAX)}
        label={t('form.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <LimitedArea {...field('message', MESSAGE_MAX)} label={t('eventpage:report.message')} rows={4} />
      <HoneypotField label={t('form.website')} />
      {(state === 'failed' || state === 'tooMany') && (
        <div role="alert">
          <Notice tone="danger">{t(`eventpage:report.${state}`)}</Notice>
        </div>
      )}
      <Button type="submit" look="secondary" busy={state === 'sending'} className="self-center">
        {t('eventpage:report.send')}
      </Button>
      <p className="text-sm text-ink-muted">
        <PolicyText text={t('form.privacy')} />
      </p>
    </form>
  );
}
