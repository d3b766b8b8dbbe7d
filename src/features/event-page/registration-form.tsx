import { CircleCheck } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { RegistrationPart } from '@/data/open-page';
import { GUEST_LENGTHS } from '@/domain/guests/guest';
import { ATTENDEE_LENGTH } from '@/domain/guests/registering/registration';
import { EMBEDDED, MAILBOX_PATH } from '@/lib/env';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { LimitedText } from '@/parts/fields/limited-field';
import { HoneypotField } from '@/parts/public/honeypot-field';
import { PolicyText } from '@/parts/public/policy-text';
import { PartChoices } from '@/parts/registering/part-choices';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { FieldError } from '@/ui/field';
import { Notice } from '@/ui/states';
import { type TextName, useRegistration } from './use-registration';

interface RegistrationFormProps {
  /** Name of the page in its address. `word` is the password that opened it. */
  page: string;
  word: string;
  parts: readonly RegistrationPart[];
  language: Language;
  onClosed: () => void;
}

function Sent({ email, language, onAgain }: { email: string; language: Language; onAgain: () => void }) {
  const { t } = useTranslation('register', { lng: language });
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => done.current?.focus(), []);
  return (
    <div ref={done} tabIndex={-1} role="status" className="flex flex-col items-start gap-3 outline-none">
      <p className="flex items-center gap-2 text-lg font-semibold">
        <CircleCheck className="size-6 shrink-0 text-positive" />
        <span>{t('sent.title')}</span>
      </p>
      <p>{t('sent.text', { email })}</p>
      {EMBEDDED && (
        <a href={MAILBOX_PATH} className="inline-flex min-h-11 items-center text-accent-strong underline">
          {t('sent.mailbox')}
        </a>
      )}
      <Button look="secondary" onClick={onAgain}>
        {t('sent.again')}
      </Button>
    </div>
  );
}

/** Form to register for parts of the event. An email then asks to confirm the registration. */
export default function RegistrationForm(props: RegistrationFormProps) {
  const { parts, language } = props;
  const { t } = useTranslation(['register', 'common'], { lng: language });
  const id = useId();
  const {
    values,
    asked,
    consent,
    restored,
    errors,
    problem,
    state,
    element,
    type,
    choose,
    agree,
    send,
    again,
  } = useRegistration(props);
  const field = (name: TextName, max: number) => ({
    name,
    max,
    value: values[name],
    error: errors[name] && t(errors[name]),
    room: (key: 'left' | 'over', counts: { count: number }) => t(`characters.${key}`, counts),
    onChange: ({ target }: { target: { value: string } }) => type(name, target.value),
  });
  return (
    <section aria-labelledby={id} className="mx-auto w-full max-w-xl px-5 py-8 print:hidden">
      <h2 id={id} className="text-center text-3xl">
        {t('title')}
      </h2>
      {state === 'sent' ? (
        <div className="mt-4">
          <Sent email={values.email} language={language} onAgain={again} />
        </div>
      ) : (
        <form
          ref={element}
          noValidate
          aria-busy={state === 'sending' || undefined}
          onSubmit={(event) => void send(event)}
          className="relative mt-2 flex flex-col gap-6"
        >
          <p className="text-center text-ink-muted">{t('text')}</p>
          <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
            <LimitedText
              {...field('name', GUEST_LENGTHS.name)}
              label={t('name')}
              required
              autoComplete="given-name"
            />
            <LimitedText
              {...field('last_name', GUEST_LENGTHS.name)}
              label={t('lastName')}
              required
              autoComplete="family-name"
            />
          </div>
          <LimitedText
            {...field('email', GUEST_LENGTHS.email)}
            label={t('email')}
            hint={t('emailHint')}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
            <LimitedText
              {...field('company', ATTENDEE_LENGTH)}
              label={t('company')}
              optional={t('common:optional')}
              autoComplete="organization"
            />
            <LimitedText
              {...field('job_title', ATTENDEE_LENGTH)}
              label={t('jobTitle')}
              optional={t('common:optional')}
              autoComplete="organization-title"
            />
          </div>
          <PartChoices
            id={`${id}-parts`}
            parts={parts}
            asked={asked}
            error={errors.parts && t(errors.parts)}
            language={language}
            onChoose={choose}
          />
          <div data-field="consent">
            <Checkbox label={t('consent')} checked={consent} onChange={agree} />
            {restored && <p className="mb-2 text-sm text-attention">{t('consentAgain')}</p>}
            {errors.consent && (
              <div role="alert">
                <FieldError>{t(errors.consent)}</FieldError>
              </div>
            )}
            <p className="mt-1 text-sm text-ink-muted">
              <PolicyText text={t('kept')} />
            </p>
          </div>
          <HoneypotField label={t('website')} />
          {problem && (
            <div role="alert">
              <Notice tone="danger">{t(`problem.${problem}`)}</Notice>
            </div>
          )}
          <Button type="submit" busy={state === 'sending'} className="self-center">
            {t(state === 'sending' ? 'sending' : 'submit')}
          </Button>
        </form>
      )}
    </section>
  );
}
