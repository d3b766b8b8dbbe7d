import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { isGivenName } from '@/domain/guests/names';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { keep, readKept } from './kept';
import { NameFields, type Names, NO_NAMES, readNames } from './name-fields';
import type { AnsweringGuest } from './rsvp-words';

interface CompanionFormProps {
  token: string;
  host: AnsweringGuest;
  language: Language;
  sending: boolean;
  onAdd: (companion: { id: string; host: string; name: string; last_name: string }) => void;
}

/** Form for a companion's name. The greeting and the diet fields need this name. */
export function CompanionForm({ token, host, language, sending, onAdd }: CompanionFormProps) {
  const { t } = useTranslation('rsvp', { lng: language });
  const form = `companion-${host.id}`;
  const [typed, setTyped] = useState<Names>(() => ({ ...NO_NAMES, ...readKept(token, form) }));
  const [pressed, setPressed] = useState(false);
  const left = host.party_size - 1;
  const type = (change: Partial<Names>) => {
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
        const names = readNames(typed);
        if (!names) return;
        onAdd({ id: crypto.randomUUID(), host: host.id, ...names });
        type(NO_NAMES);
        setPressed(false);
      }}
    >
      <div>
        <h2 className="text-xl">
          {isGivenName(host.name) ? t('companion.title', { name: host.name }) : t('companion.others')}
        </h2>
        <p className="text-ink-muted">{t('companion.left', { count: left })}</p>
      </div>
      <NameFields typed={typed} pressed={pressed} language={language} onType={type} />
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
