import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { COMPANY_MAX, EMAIL_MAX, MESSAGE_MAX, NAME_MAX, SUBJECT_MAX } from '@/domain/contact/lengths';
import { operator } from '@/lib/company';
import { useTranslation } from '@/lib/translation';
import { LimitedArea, LimitedText } from '@/parts/fields/limited-field';
import { HoneypotField } from '@/parts/public/honeypot-field';
import { PolicyText } from '@/parts/public/policy-text';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/states';
import type { ContactField } from './draft';
import { type ContactProblem, useContactForm } from './use-contact-form';

function Problem({ problem }: { problem: ContactProblem }) {
  const { t } = useTranslation('contact');
  return (
    <div role="alert">
      <Notice tone="danger" icon={<TriangleAlert className="mt-0.5 size-5 shrink-0" />}>
        <p className="font-semibold">{t(problem === 'validation' ? 'validation.title' : 'failed.title')}</p>
        <p>
          {problem === 'validation'
            ? t('validation.text')
            : t(problem === 'tooMany' ? 'failed.tooMany' : 'failed.text')}
        </p>
        {problem !== 'validation' && (
          <p>
            <span>{t('form.kept')}</span>{' '}
            <a href={`mailto:${operator.emails.support}`} className="font-semibold underline">
              {operator.emails.support}
            </a>
          </p>
        )}
      </Notice>
    </div>
  );
}

function Sent({ again }: { again: () => void }) {
  const { t } = useTranslation('contact');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-4 py-6">
      <CircleCheck className="size-10 text-positive" />
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
        {t('sent.title')}
      </h2>
      <p className="measure text-lg text-ink-muted">{t('sent.text')}</p>
      <Button look="secondary" onClick={again}>
        {t('sent.again')}
      </Button>
    </div>
  );
}

/** Contact form with its four states (specification, point 4). */
export function ContactForm() {
  const { t } = useTranslation(['contact', 'common']);
  const { form, values, errors, state, problem, restored, refused, ...act } = useContactForm();
  if (state === 'sent') return <Sent again={act.again} />;

  const field = (name: ContactField) => ({
    name,
    value: values[name],
    error: errors[name] && t(`validation.${errors[name]}`),
    onChange: ({ target }: { target: { value: string } }) => act.change(name, target.value),
    onBlur: () => act.leave(name),
  });
  /**
   * Returns the maximum length of one name, given the other. Both are stored in one text of limited length.
   */
  const beside = (other: 'first_name' | 'last_name') => NAME_MAX - 1 - [...values[other].trim()].length;
  return (
    <>
      <h2 className="text-2xl sm:text-3xl">{t('form.title')}</h2>
      <form
        ref={form}
        // Outside a dialog, `method="dialog"` sends nothing. So the form does no harm if it is submitted
        // before hydration.
        method="dialog"
        noValidate
        aria-busy={state === 'sending' || undefined}
        onSubmit={(event) => void act.send(event)}
        onFocus={act.prepare}
        onPointerDown={act.prepare}
        className="relative mt-6 flex flex-col gap-6"
      >
        {restored && (
          <Notice className="flex-wrap">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span>{t('form.kept')}</span>
              <Button look="quiet" size="small" onClick={act.startOver}>
                {t('form.discard')}
              </Button>
            </div>
          </Notice>
        )}
        <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
          <LimitedText
            {...field('first_name')}
            label={t('form.firstName')}
            required
            autoComplete="given-name"
            max={beside('last_name')}
          />
          <LimitedText
            {...field('last_name')}
            label={t('form.lastName')}
            required
            autoComplete="family-name"
            max={beside('first_name')}
          />
        </div>
        <LimitedText
          {...field('email')}
          label={t('form.email')}
          max={EMAIL_MAX}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <LimitedText
          {...field('company')}
          label={t('form.company')}
          max={COMPANY_MAX}
          optional={t('common:optional')}
          autoComplete="organization"
        />
        <LimitedText {...field('subject')} label={t('form.subject')} required max={SUBJECT_MAX} />
        <LimitedArea {...field('message')} label={t('form.message')} required rows={7} max={MESSAGE_MAX} />
        <HoneypotField label={t('form.website')} />
        {refused && (
          <p role="status" className="text-sm text-attention">
            {t('form.refused')}
          </p>
        )}
        {problem && <Problem problem={problem} />}
        <div className="flex flex-col gap-4 sm:flex-row sm:items-center">
          <Button type="submit" busy={state === 'sending'} className="sm:shrink-0">
            {t(state === 'sending' ? 'form.sending' : 'form.submit')}
          </Button>
          <p className="text-sm text-ink-muted">
            <PolicyText text={t('form.privacy')} />
          </p>
        </div>
      </form>
    </>
  );
}
