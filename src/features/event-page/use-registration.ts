import { type FormEvent, useRef, useState } from 'react';
import type { RegistrationPart } from '@/data/open-page';
import { register } from '@/data/registering';
import {
  type RegistrationProblem,
  registrationSchema,
} from '@/domain/guests/registering/registration-schema';
import { statusOf } from '@/lib/errors';
import type { Language } from '@/lib/texts';
import { untilAllowed, useFillTime } from '@/parts/public/fill-time';
import { keepTyping, readTyping } from '@/parts/public/kept-typing';

/** Minimum milliseconds to fill in the form, as in the database. Only bots are faster. */
const AT_LEAST_MS = 1500;

export const TEXTS = ['name', 'last_name', 'email', 'company', 'job_title'] as const;
export type TextName = (typeof TEXTS)[number];
const EMPTY: Record<TextName, string> = { name: '', last_name: '', email: '', company: '', job_title: '' };

/** Fields stored until the form is sent. `parts` contains ids separated by spaces. */
const KEPT = [...TEXTS, 'parts'] as const;
type Kept = Partial<Record<(typeof KEPT)[number], string>>;
const textsOf = ({ parts: _, ...texts }: Kept): Partial<Record<TextName, string>> => texts;

const FIELDS = [...TEXTS, 'parts', 'consent'] as const;
type Field = (typeof FIELDS)[number];
type Errors = Partial<Record<Field, RegistrationProblem>>;

/** Messages by HTTP status of a refused request. 0 means that no response arrived. */
const REFUSALS: Readonly<Record<number, 'closed' | 'gone' | 'many' | 'invalid' | 'unanswered'>> = {
  // The service might have received the request.
  0: 'unanswered',
  400: 'invalid',
  404: 'gone',
  409: 'closed',
  429: 'many',
};

interface Asking {
  readonly page: string;
  readonly word: string;
  readonly parts: readonly RegistrationPart[];
  readonly language: Language;
  readonly onClosed: () => void;
}

/**
 * State of the registration form. The values are kept in this tab until the form is sent, and validated when
 * it is sent.
 */
export function useRegistration({ page, word, parts, language, onClosed }: Asking) {
  const form = `registration-${page}`;
  const [kept] = useState(() => readTyping(form, KEPT));
  const [values, setValues] = useState(() => ({ ...EMPTY, ...textsOf(kept) }));
  const [chosen, setChosen] = useState<readonly string[]>(() => kept.parts?.split(' ').filter(Boolean) ?? []);
  // Consent is never restored, because a box that is already ticked isn't consent (GDPR, recital 32).
  const [consent, setConsent] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<(typeof REFUSALS)[number] | 'failed' | null>(null);
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const element = useRef<HTMLFormElement>(null);
  const fillTime = useFillTime();
  // If the event has a single part, it is selected. Otherwise, the parts chosen earlier are selected if
  // registration for them is still possible.
  const asked =
    parts.length === 1
      ? parts.map(({ id }) => id)
      : chosen.filter((id) => parts.some((one) => one.id === id));

  const right = (field: Field) => setErrors(({ [field]: _, ...others }) => others);
  const keep = (texts: typeof values, ids: readonly string[]) =>
    keepTyping(form, { ...texts, parts: ids.join(' ') });
  const type = (field: TextName, text: string) => {
    const next = { ...values, [field]: text };
    setValues(next);
    keep(next, chosen);
    right(field);
  };
  const choose = (id: string, on: boolean) => {
    const next = on ? [...chosen, id] : chosen.filter((one) => one !== id);
    setChosen(next);
    keep(values, next);
    right('parts');
  };
  const agree = (on: boolean) => {
    setConsent(on);
    right('consent');
  };

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const website = String(new FormData(event.currentTarget).get('website') ?? '');
    const read = registrationSchema.safeParse({ ...values, parts: asked, consent });
    setProblem(null);
    if (!read.success) {
      const found: Errors = {};
      for (const { path, message } of read.error.issues)
        found[path[0] as Field] ??= message as RegistrationProblem;
      setErrors(found);
      const first = FIELDS.find((field) => found[field]);
      element.current
        ?.querySelector<HTMLElement>(`[data-field=${first}] input, input[name=${first}]`)
        ?.focus();
      return;
    }
    setState('sending');
    try {
      await untilAllowed(fillTime, AT_LEAST_MS);
      const { consent: _, ...person } = read.data;
      await register(page, word, { ...person, language, website, fill_ms: fillTime() });
      keepTyping(form, {});
      setState('sent');
    } catch (error) {
      const why = REFUSALS[statusOf(error)] ?? 'failed';
      setProblem(why);
      setState('idle');
      if (why === 'closed') onClosed();
    }
  }

  /** Clears the form for another person from the same company. Company and parts are kept. */
  const again = () => {
    const next = { ...EMPTY, company: values.company };
    setValues(next);
    keep(next, chosen);
    setConsent(false);
    setState('idle');
  };
  /** True if values from an earlier visit were restored. Consent is never restored. */
  const restored = Object.values(kept).some(Boolean) && !consent;
  return {
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
  };
}
