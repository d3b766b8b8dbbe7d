import { Baby } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Answers, Invitation } from '@/data/rsvp';
import { MAX_ADDITIONS, MAX_CHILD_AGE } from '@/domain/guests/guest';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { LimitedText } from '@/parts/fields/limited-field';
import { Button } from '@/ui/button';
import { keep, readKept } from './kept';
import { NameFields, NO_NAMES, readNames } from './name-fields';
import { askedFor } from './rsvp-words';

const FORM = 'addition';
const EMPTY = { ...NO_NAMES, age: '' };

interface AdditionsProps {
  token: string;
  invitation: Invitation;
  pending: Answers | null;
  language: Language;
  onWrite: (answers: Answers) => void;
}

/** Form in which a household asks to bring a baby or child. The hosts' decision is shown here too. */
export function RequestedAdditions({ token, invitation, pending, language, onWrite }: AdditionsProps) {
  const { t } = useTranslation('rsvp', { lng: language });
  const id = useId();
  const [typed, setTyped] = useState(() => ({ ...EMPTY, ...readKept(token, FORM) }));
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState(typed.name !== '');
  const [pressed, setPressed] = useState(false);
  const asked = askedFor(invitation, pending);
  const names = readNames(typed);
  const age = /^\d{1,2}$/.test(typed.age.trim()) ? Number(typed.age) : null;
  const isChild = age !== null && age <= MAX_CHILD_AGE;
  /** Also moves the focus, because the focused field disappears. */
  const close = () => {
    keep(token, FORM, null);
    setTyped(EMPTY);
    setPressed(false);
    setOpen(false);
    heading.current?.focus();
  };
  const type = (change: Partial<typeof EMPTY>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    keep(token, FORM, next.name || next.age ? next : null);
  };
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t('additions.title')}
      </h2>
      <p className="text-ink-muted">{t('additions.text')}</p>
      {asked.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {asked.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <p className="min-w-0 flex-1 basis-48 break-words">
                <span className="font-medium">{`${one.name} ${one.last_name}`}</span>
                <span className="block text-sm text-ink-muted">
                  {t(one.declined ? 'additions.declined' : 'additions.asked')}
                </span>
              </p>
              <Button
                look="quiet"
                size="small"
                aria-label={t(one.declined ? 'additions.dismissOf' : 'additions.withdrawOf', {
                  name: one.name,
                })}
                onClick={() => {
                  onWrite({ additions: [{ id: one.id }] });
                  heading.current?.focus();
                }}
              >
                {t(one.declined ? 'unplaced.dismiss' : 'additions.withdraw')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!open && asked.length < MAX_ADDITIONS && (
        <Button
          look="secondary"
          className="self-start"
          icon={<Baby className="size-4.5" />}
          onClick={() => {
            // If the household has two last names, the field stays empty, because either could be the
            // child's.
            const [name = '', ...others] = new Set(invitation.guests.map((guest) => guest.last_name));
            setTyped({ ...typed, last_name: typed.last_name || (others.length === 0 ? name : '') });
            setOpen(true);
          }}
        >
          {t('additions.open')}
        </Button>
      )}
      {open && (
        <form
          className="card flex flex-col gap-6 p-4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setPressed(true);
            if (!names || !isChild) return;
            onWrite({ additions: [{ id: crypto.randomUUID(), ...names, age }] });
            close();
          }}
        >
          <NameFields typed={typed} pressed={pressed} language={language} autoFocus onType={type} />
          <LimitedText
            label={t('additions.age')}
            hint={t('additions.ageHint')}
            value={typed.age}
            max={3}
            room={(key, values) => t(`characters.${key}`, values)}
            autoComplete="off"
            inputMode="numeric"
            error={pressed && !isChild ? t('additions.wrongAge') : undefined}
            onChange={({ target }) => type({ age: target.value })}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" look="secondary" icon={<Baby className="size-4.5" />}>
              {t('additions.ask')}
            </Button>
            <Button look="quiet" onClick={close}>
              {t('additions.cancel')}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
