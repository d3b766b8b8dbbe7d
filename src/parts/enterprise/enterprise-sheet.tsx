import { CircleCheck } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sendContactMessage } from '@/data/contact';
import { COMPANY_MAX, EMAIL_MAX, NAME_MAX } from '@/domain/contact/lengths';
import { statusOf } from '@/lib/errors';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { LimitedArea, LimitedText } from '@/parts/fields/limited-field';
import { untilAllowed, useFillTime } from '@/parts/public/fill-time';
import { HoneypotField } from '@/parts/public/honeypot-field';
import { keepTyping, readTyping } from '@/parts/public/kept-typing';
import { PolicyText } from '@/parts/public/policy-text';
import { useOwnIdentity } from '@/parts/public/use-own-identity';
import { Button } from '@/ui/button';
import { FieldError } from '@/ui/field';
import { Sheet } from '@/ui/sheet';
import {
  FIELDS,
  type Field,
  type FieldProblem,
  LIMITS,
  readRequest,
  type Values,
} from './enterprise-request';

const FORM = 'enterprise';
/** The minimum fill time in milliseconds, as in the database. Faster requests come from bots. */
const AT_LEAST_MS = 3000;
const EMPTY = Object.fromEntries(FIELDS.map((field) => [field, ''])) as Values;
const OWN_WORDS: readonly FieldProblem[] = ['companyNeeded', 'taxIdLong', 'addressLong', 'peopleLong'];

function Sent() {
  const { t } = useTranslation('enterprise');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-3">
      <CircleCheck className="size-9 text-positive" />
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t('sent')}
      </h3>
      <p>{t('sentText')}</p>
    </div>
  );
}

function useRequest(onSent: () => void) {
  const { t } = useTranslation(['enterprise', 'contact']);
  const [values, setValues] = useState<Values>(() => ({ ...EMPTY, ...readTyping(FORM, FIELDS) }));
  const [errors, setErrors] = useState<Partial<Record<Field, FieldProblem>>>({});
  const [problem, setProblem] = useState<'failed' | 'tooMany' | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  /** The request's id, which makes a retry after a lost response idempotent. A changed text gets a new id. */
  const id = useRef<string>(null);
  const fillTime = useFillTime();
  useOwnIdentity((own) =>
    setValues((before) => {
      const missing = Object.entries(own).filter(([field]) => before[field as Field] === '');
      return { ...before, ...Object.fromEntries(missing) };
    }),
  );
  const labels = {
    company: t('contact:form.company'),
    tax_id: t('taxId'),
    address: t('address'),
    people: t('people'),
  };

  const change = (field: Field, value: string) => {
    id.current = null;
    const next = { ...values, [field]: value };
    setValues(next);
    setErrors(({ [field]: _, ...others }) => others);
    keepTyping(FORM, next);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const website = String(new FormData(event.currentTarget).get('website') ?? '');
    const read = readRequest(values, {
      subject: (company) => t('subject', { company }),
      line: (field, value) => t('line', { label: labels[field], value }),
    });
    setProblem(null);
    if ('errors' in read) {
      setErrors(read.errors);
      const first = FIELDS.find((field) => read.errors[field]);
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setErrors({});
    setBusy(true);
    try {
      id.current ??= crypto.randomUUID();
      await untilAllowed(fillTime, AT_LEAST_MS);
      const sent = { id: id.current, language: currentLanguage(), website, fill_ms: fillTime() };
      await sendContactMessage({ ...read.message, ...sent });
      keepTyping(FORM, {});
      onSent();
    } catch (error) {
      setProblem(statusOf(error) === 429 ? 'tooMany' : 'failed');
      setBusy(false);
    }
  };
  return { form, values, errors, problem, busy, change, submit, labels };
}

function RequestForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation(['enterprise', 'contact', 'common']);
  const { form, values, errors, problem, busy, change, submit, labels } = useRequest(onSent);
  const told = (one: FieldProblem) =>
    OWN_WORDS.includes(one) ? t(one as 'companyNeeded') : t(`contact:validation.${one as 'companyLong'}`);
  const field = (name: Field) => ({
    name,
    value: values[name],
    error: errors[name] && told(errors[name]),
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  });
  const optional = t('common:optional');
  return (
    <form
      ref={form}
      noValidate
      aria-busy={busy || undefined}
      onSubmit={(event) => void submit(event)}
      className="relative flex flex-col gap-5"
    >
      <p className="text-ink-muted">{t('lead')}</p>
      <LimitedText
        {...field('company')}
        label={labels.company}
        required
        max={COMPANY_MAX}
        autoComplete="organization"
      />
      <LimitedText {...field('tax_id')} label={labels.tax_id} optional={optional} max={LIMITS.tax_id} />
      <LimitedText
        {...field('address')}
        label={labels.address}
        optional={optional}
        max={LIMITS.address}
        autoComplete="street-address"
      />
      <LimitedText {...field('people')} label={labels.people} optional={optional} max={LIMITS.people} />
      <LimitedText
        {...field('first_name')}
        label={t('contact:form.firstName')}
        required
        max={NAME_MAX}
        autoComplete="given-name"
      />
      <LimitedText
        {...field('last_name')}
        label={t('contact:form.lastName')}
        required
        max={NAME_MAX}
        autoComplete="family-name"
      />
      <LimitedText
        {...field('email')}
        label={t('contact:form.email')}
        required
        max={EMAIL_MAX}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <LimitedArea
        {...field('message')}
        label={t('message')}
        optional={optional}
        rows={5}
        max={LIMITS.message}
      />
      <HoneypotField label={t('contact:form.website')} />
      {problem && <FieldError>{t(problem)}</FieldError>}
      <Button type="submit" busy={busy} className="self-start">
        {t(busy ? 'contact:form.sending' : 'submit')}
      </Button>
      <p className="text-sm text-ink-muted">
        <PolicyText text={t('contact:form.privacy')} />
      </p>
    </form>
  );
}

/** Form with which a company asks for a quote. The team replies and sets up the account by hand. */
export default function EnterpriseSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['enterprise', 'common']);
  const [sent, setSent] = useState(false);
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t('title')} closeLabel={t('common:close')}>
      {sent ? <Sent /> : <RequestForm onSent={() => setSent(true)} />}
    </Sheet>
  );
}
