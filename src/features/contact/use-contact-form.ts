import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sendContactMessage } from '@/data/contact';
import type { ContactFieldProblem, ContactFormValues } from '@/domain/contact/schema';
import { statusOf } from '@/lib/errors';
import { currentLanguage } from '@/lib/i18n';
import { untilAllowed, useFillTime } from '@/parts/public/fill-time';
import { useOwnIdentity } from '@/parts/public/use-own-identity';
import {
  CONTACT_FIELDS,
  type ContactDraft,
  type ContactField,
  EMPTY_CONTACT,
  keepDraft,
  readContactDraft,
} from './draft';

/** Loaded on demand, because reading the page doesn't need validation. */
const loadSchema = () => import('@/domain/contact/schema');

/** Minimum milliseconds to fill in the form, as in the database. Only bots are faster. */
const AT_LEAST_MS = 3000;

type ContactState = 'idle' | 'sending' | 'sent';
export type ContactProblem = 'validation' | 'failed' | 'tooMany';
type Errors = Partial<Record<ContactField, ContactFieldProblem>>;

async function check(values: ContactFormValues): Promise<{ data: ContactFormValues | null; errors: Errors }> {
  const { contactFormSchema, CONTACT_MESSAGES } = await loadSchema();
  const read = contactFormSchema.safeParse(values);
  if (read.success) return { data: read.data, errors: {} };
  const errors: Errors = {};
  for (const { path, message } of read.error.issues) {
    const field = CONTACT_FIELDS.find((known) => known === path[0]);
    const told = CONTACT_MESSAGES.find((known) => known === message);
    if (field && told) errors[field] ??= told;
  }
  return { data: null, errors };
}

/** State of the contact form: idle, sending, sent or failed. A failure keeps all entered text. */
export function useContactForm() {
  const [draft, setDraft] = useState<ContactDraft>({ values: EMPTY_CONTACT, id: null });
  const [restored, setRestored] = useState(false);
  const [refused, setRefused] = useState(false);
  const [state, setState] = useState<ContactState>('idle');
  const [problem, setProblem] = useState<ContactProblem>();
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const fillTime = useFillTime();
  /** The latest values, because autofill changes several fields before the next render. */
  const newest = useRef(draft);

  function put(next: ContactDraft): void {
    newest.current = next;
    setDraft(next);
    setRefused(!keepDraft(next));
  }

  useEffect(() => {
    const kept = readContactDraft();
    // A link for reporting a problem puts the address of the problem's page into the subject field.
    const subject = new URLSearchParams(window.location.search).get('subject')?.slice(0, 100) ?? '';
    if (!kept && !subject) return;
    const begun = kept ?? { values: { ...EMPTY_CONTACT, subject }, id: null };
    newest.current = begun;
    setDraft(begun);
    setRestored(kept !== null);
  }, []);

  useOwnIdentity((own) => {
    const { values, id } = newest.current;
    const missing = Object.entries(own).filter(([field]) => values[field as ContactField] === '');
    newest.current = { values: { ...values, ...Object.fromEntries(missing) }, id };
    setDraft(newest.current);
  });

  // The summary message disappears once every field is corrected.
  useEffect(() => {
    if (!Object.values(errors).some(Boolean))
      setProblem((before) => (before === 'validation' ? undefined : before));
  }, [errors]);

  function change(field: ContactField, value: string): void {
    const values = { ...newest.current.values, [field]: value };
    put({ values, id: null });
    if (errors[field])
      void check(values).then(
        (found) => setErrors((before) => ({ ...before, [field]: found.errors[field] })),
        () => undefined,
      );
  }

  /** Validates a field when it loses the focus. An empty field isn't an error until the form is submitted. */
  function leave(field: ContactField): void {
    if (draft.values[field] === '') return;
    void check(draft.values).then(
      (found) => setErrors((before) => ({ ...before, [field]: found.errors[field] })),
      () => undefined,
    );
  }

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === 'sending') return;
    const website = String(new FormData(event.currentTarget).get('website') ?? '');
    setState('sending');
    setProblem(undefined);
    try {
      const { data, errors: found } = await check(draft.values);
      setErrors(found);
      if (!data) {
        setProblem('validation');
        setState('idle');
        const first = CONTACT_FIELDS.find((field) => found[field]);
        form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
        return;
      }
      const id = draft.id ?? crypto.randomUUID();
      put({ ...draft, id });
      await untilAllowed(fillTime, AT_LEAST_MS);
      await sendContactMessage({ ...data, id, language: currentLanguage(), website, fill_ms: fillTime() });
      put({ values: EMPTY_CONTACT, id: null });
      setState('sent');
    } catch (error) {
      setProblem(statusOf(error) === 429 ? 'tooMany' : 'failed');
      setState('idle');
    }
  }

  return {
    form,
    values: draft.values,
    errors,
    state,
    problem,
    /** True if the shown text was restored after a reload. */
    restored: restored && state === 'idle' && !problem,
    /** True if the draft couldn't be stored on the device. */
    refused,
    change,
    leave,
    send,
    prepare: () => void loadSchema().catch(() => undefined),
    startOver: () => {
      put({ values: EMPTY_CONTACT, id: null });
      setErrors({});
      setRestored(false);
    },
    again: () => {
      setState('idle');
      setRestored(false);
    },
  };
}
