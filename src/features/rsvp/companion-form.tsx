import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { GUEST_LENGTHS } from '@/domain/guests/guest';
import { isGivenName } from '@/domain/guests/names';
import { guestSchema } from '@/domain/guests/schema';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { LimitedText } from '@/parts/fields/limited-field';
import { Button } from '@/ui/button';
import { keep, readKept } from './kept';
import type { AnsweringGuest } from './rsvp-words';

interface CompanionFormProps {
  token: string;
  host: AnsweringGuest;
  language: Language;
  /** Somebody's name is on its way. */
  sending: boolean;
  onAdd: (companion: { id: string; host: string; name: string; last_name: string }) => void;
}

const { shape } = guestSchema();
const EMPTY = { name: '', last_name: '' };

/** Names one of those who come along, so that they can be greeted and fed. */
export function CompanionForm({ token, host, language, sending, onAdd }: CompanionFormProps) {
  const { t } = useTranslation('rsvp', { lng: language });
  const form = `companion-${host.id}`;
  const [typed, setTyped] = useState(() => ({ ...EMPTY, ...readKept(token, form) }));
  const [pressed, setPressed] = useState(false);
  const first = shape.name.safeParse(typed.name);
  const last = shape.last_name.safeParse(typed.last_name);
  const left = host.party_size - 1;
  const type = (change: Partial<typeof EMPTY>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    keep(token, form, next.name || next.last_name ? next : null);
  };
  return (
    <form
      className="card flex flex-col gap-6 p-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setPressed(true);
        if (!first.success || !last.success) return;
        onAdd({ id: crypto.randomUUID(), host: host.id, name: first.data, last_name: last.data });
        type(EMPTY);
        setPressed(false);
      }}
    >
      <div>
        <h2 className="text-xl">
          {isGivenName(host.name) ? t('companion.title', { name: host.name }) : t('companion.others')}
        </h2>
        <p className="text-ink-muted">{t('companion.left', { count: left })}</p>
      </div>
      <LimitedText
        label={t('companion.name')}
        value={typed.name}
        max={GUEST_LENGTHS.name}
        room={(key, values) => t(`characters.${key}`, values)}
        autoComplete="off"
        error={pressed && !first.success ? t('companion.wrong') : undefined}
        onChange={({ target }) => type({ name: target.value })}
      />
      <LimitedText
        label={t('companion.lastName')}
        value={typed.last_name}
        max={GUEST_LENGTHS.name}
        room={(key, values) => t(`characters.${key}`, values)}
        autoComplete="off"
        error={pressed && !last.success ? t('companion.wrong') : undefined}
        onChange={({ target }) => type({ last_name: target.value })}
      />
      <Button
        type="submit"
        look="secondary"
        className="self-start"
        busy={sending}
        icon={<UserPlus className="size-4.5" />}
      >
        {t('companion.add')}
      </Button>
    </form>
  );
}
