import { type FormEvent, useState } from 'react';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { Sprig } from '@/ui/sprig';

interface WordPanelProps {
  language: Language;
  /** Why the last password was refused: it was wrong, or there were too many attempts. */
  problem: 'wrong' | 'many' | null;
  busy: boolean;
  onWord: (word: string) => void;
}

/** Asks for the hosts' password. Nothing about the event is shown until a guest has entered it. */
export function WordPanel({ language, problem, busy, onWord }: WordPanelProps) {
  const { t } = useTranslation('eventpage', { lng: language });
  const [word, setWord] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (word.trim()) onWord(word);
  };
  return (
    <form onSubmit={send} className="mx-auto flex w-full max-w-sm flex-col gap-6 px-5 py-12">
      <Sprig className="mx-auto size-16 text-accent" />
      <div className="text-center">
        <h1 className="text-2xl">{t('word.title')}</h1>
        <p className="mt-1 text-ink-muted">{t('word.text')}</p>
      </div>
      <TextField
        label={t('word.label')}
        value={word}
        autoComplete="off"
        autoCapitalize="none"
        onChange={({ target }) => setWord(target.value)}
        {...(problem ? { error: t(`word.${problem}`) } : {})}
      />
      <Button type="submit" busy={busy}>
        {t('word.open')}
      </Button>
    </form>
  );
}
