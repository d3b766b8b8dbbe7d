import { useState } from 'react';
import { GUEST_LENGTHS } from '@/domain/guests/guest';
import { ATTENDEE_LENGTH } from '@/domain/guests/registering/registration';
import { detailsSchema, type RegistrationProblem } from '@/domain/guests/registering/registration-schema';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { LimitedText } from '@/parts/fields/limited-field';
import { Button } from '@/ui/button';
import { Disclosure } from '@/ui/disclosure';
import { keep, readKept } from './kept';

const FIELDS = ['name', 'last_name', 'company', 'job_title'] as const;
type Details = Record<(typeof FIELDS)[number], string>;

interface RegistrantFormProps {
  token: string;
  guest: {
    readonly id: string;
    readonly name: string;
    readonly last_name: string;
    readonly company: string | null;
    readonly job_title: string | null;
  };
  language: Language;
  busy: boolean;
  /** Whether it has been stored. */
  onSave: (details: Details) => Promise<boolean>;
}

/** What somebody who registered said of themselves; what is typed is kept on the device until it is stored. */
export function RegistrantForm({ token, guest, language, busy, onSave }: RegistrantFormProps) {
  const { t } = useTranslation(['register', 'common'], { lng: language });
  const form = `registrant-${guest.id}`;
  const [typed, setTyped] = useState<Partial<Details>>(() => readKept(token, form) ?? {});
  const [open, setOpen] = useState(Object.keys(typed).length > 0);
  const [problems, setProblems] = useState<Partial<Record<keyof Details, RegistrationProblem>>>({});
  const values: Details = {
    name: guest.name,
    last_name: guest.last_name,
    company: guest.company ?? '',
    job_title: guest.job_title ?? '',
    ...typed,
  };
  const field = (name: keyof Details, max: number) => ({
    name,
    max,
    value: values[name],
    error: problems[name] && t(problems[name]),
    room: (key: 'left' | 'over', counts: { count: number }) => t(`characters.${key}`, counts),
    onChange: ({ target }: { target: { value: string } }) => {
      const next = { ...typed, [name]: target.value };
      setTyped(next);
      keep(token, form, next);
      setProblems(({ [name]: _, ...others }) => others);
    },
  });
  async function save(element: HTMLFormElement) {
    const read = detailsSchema.safeParse(values);
    if (!read.success) {
      const found: typeof problems = {};
      for (const { path, message } of read.error.issues)
        found[path[0] as keyof Details] ??= message as RegistrationProblem;
      setProblems(found);
      element.querySelector<HTMLElement>(`[name=${FIELDS.find((name) => found[name])}]`)?.focus();
      return;
    }
    const sent = typed;
    if (!(await onSave(read.data))) return;
    // What was typed while it was sent is still to be stored.
    setTyped((now) => {
      const left = FIELDS.filter((name) => now[name] !== undefined && now[name] !== sent[name]);
      const rest: Partial<Details> = Object.fromEntries(left.map((name) => [name, now[name]]));
      keep(token, form, left.length > 0 ? rest : null);
      return rest;
    });
  }
  return (
    <Disclosure
      title={t('change.details', { name: `${guest.name} ${guest.last_name}` })}
      open={open}
      onToggle={setOpen}
    >
      <form
        noValidate
        aria-busy={busy || undefined}
        className="flex flex-col gap-6 pt-2"
        onSubmit={(event) => {
          event.preventDefault();
          void save(event.currentTarget);
        }}
      >
        <LimitedText {...field('name', GUEST_LENGTHS.name)} label={t('name')} required />
        <LimitedText {...field('last_name', GUEST_LENGTHS.name)} label={t('lastName')} required />
        <LimitedText
          {...field('company', ATTENDEE_LENGTH)}
          label={t('company')}
          optional={t('common:optional')}
        />
        <LimitedText
          {...field('job_title', ATTENDEE_LENGTH)}
          label={t('jobTitle')}
          optional={t('common:optional')}
        />
        <Button type="submit" look="secondary" className="self-start" busy={busy}>
          {t('change.save')}
        </Button>
      </form>
    </Disclosure>
  );
}
