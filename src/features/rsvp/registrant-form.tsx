import { useId, useState } from 'react';
import type { RegistrationPart } from '@/data/open-page';
import { GUEST_LENGTHS } from '@/domain/guests/guest';
import { ATTENDEE_LENGTH } from '@/domain/guests/registering/registration';
import { detailsSchema, type RegistrationProblem } from '@/domain/guests/registering/registration-schema';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { LimitedText } from '@/parts/fields/limited-field';
import { PartChoices } from '@/parts/registering/part-choices';
import { Button } from '@/ui/button';
import { Disclosure } from '@/ui/disclosure';
import { keep, readKept } from './kept';

const FIELDS = ['name', 'last_name', 'company', 'job_title', 'parts'] as const;
type Details = Record<Exclude<(typeof FIELDS)[number], 'parts'>, string>;
type Typed = Partial<Details & { readonly parts: readonly string[] }>;

interface RegistrantFormProps {
  token: string;
  title: string;
  /** The guest's stored details. The draft on this device is saved under `id`. */
  guest: {
    readonly id: string;
    readonly name: string;
    readonly last_name: string;
    readonly company: string | null;
    readonly job_title: string | null;
  };
  /** Parts to choose from, if this form also changes the chosen parts. */
  choices?: { readonly parts: readonly RegistrationPart[]; readonly asked: readonly string[] };
  language: Language;
  busy: boolean;
  onSave: (details: Details & { readonly parts?: readonly string[] | undefined }) => Promise<boolean>;
}

/**
 * Form for a registered guest's own data. Entered text stays on the device until the service has stored it.
 */
export function RegistrantForm({
  token,
  title,
  guest,
  choices,
  language,
  busy,
  onSave,
}: RegistrantFormProps) {
  const { t } = useTranslation(['register', 'common'], { lng: language });
  const id = useId();
  const form = `registrant-${guest.id}`;
  const [typed, setTyped] = useState<Typed>(() => readKept(token, form) ?? {});
  const [open, setOpen] = useState(Object.keys(typed).length > 0);
  const [problems, setProblems] = useState<Partial<Record<keyof Typed, RegistrationProblem>>>({});
  const { parts: chosen, ...written } = typed;
  const values: Details = {
    name: guest.name,
    last_name: guest.last_name,
    company: guest.company ?? '',
    job_title: guest.job_title ?? '',
    ...written,
  };
  // Drops chosen parts that have since been deleted.
  const asked = choices?.parts
    .map((part) => part.id)
    .filter((one) => (chosen ?? choices.asked).includes(one));
  const change = (changed: Typed) => {
    const next = { ...typed, ...changed };
    setTyped(next);
    keep(token, form, next);
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in changed))));
  };
  const field = (name: keyof Details, max: number) => ({
    name,
    max,
    value: values[name],
    error: problems[name] && t(problems[name]),
    room: (key: 'left' | 'over', counts: { count: number }) => t(`characters.${key}`, counts),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  async function save(element: HTMLFormElement) {
    const read = detailsSchema.safeParse({ ...values, parts: asked });
    if (!read.success) {
      const found: typeof problems = {};
      for (const { path, message } of read.error.issues)
        found[path[0] as keyof Typed] ??= message as RegistrationProblem;
      setProblems(found);
      const first = FIELDS.find((name) => found[name]);
      element.querySelector<HTMLElement>(`[name=${first}], [data-field=${first}] input`)?.focus();
      return;
    }
    const sent = typed;
    if (!(await onSave(read.data))) return;
    // Text entered during the request isn't stored yet.
    setTyped((now) => {
      const left = FIELDS.filter((name) => now[name] !== undefined && now[name] !== sent[name]);
      const rest: Typed = Object.fromEntries(left.map((name) => [name, now[name]]));
      keep(token, form, left.length > 0 ? rest : null);
      return rest;
    });
  }
  return (
    <Disclosure title={title} open={open} onToggle={setOpen}>
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
        {choices && asked && choices.parts.length > 1 && (
          <PartChoices
            id={`${id}-parts`}
            parts={choices.parts}
            asked={asked}
            error={problems.parts && t(problems.parts)}
            language={language}
            onChoose={(part, on) =>
              change({ parts: on ? [...asked, part] : asked.filter((one) => one !== part) })
            }
          />
        )}
        <Button type="submit" look="secondary" className="self-start" busy={busy}>
          {t('change.save')}
        </Button>
      </form>
    </Disclosure>
  );
}
