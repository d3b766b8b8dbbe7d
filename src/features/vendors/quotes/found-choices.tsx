import { useState } from 'react';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { useMessage } from './use-message';

/** A candidate value, as text. */
interface FoundChoice {
  readonly key: string;
  readonly label: string;
  readonly pressed: boolean;
  readonly press: () => void;
}

interface FoundChoicesProps {
  /** The question. */
  label: string;
  choices: readonly FoundChoice[];
  /** True if the message states it once, so that it was filled in. */
  known: boolean;
  /** True if the field has a value. */
  isSaid: boolean;
}

/** The most choices; more would bury their field. */
const MOST = 6;

/**
 * Asks for a value that the message lacks or states twice: each candidate is one press, and can be changed.
 */
export function FoundChoices({ label, choices, known, isSaid }: FoundChoicesProps) {
  const { t } = useTranslation('vendors');
  const { filled } = useMessage();
  // The choices stay after a press. A stored quote was answered before.
  const [isAsked] = useState(!known && (filled !== null || !isSaid));
  const [isOpen, setOpen] = useState(false);
  if (!isAsked || choices.length === 0) return null;
  const shown = isOpen ? choices : choices.filter(({ pressed }, i) => i < MOST || pressed);
  return (
    <fieldset className="-mt-4 flex min-w-0 flex-wrap items-center gap-2">
      <legend className="float-left mr-1 text-sm text-attention">
        {t('paste.choose', { field: label })}
      </legend>
      {shown.map(({ key, label: text, pressed, press }) => (
        <Button
          key={key}
          look={pressed ? 'primary' : 'secondary'}
          size="small"
          aria-pressed={pressed}
          onClick={press}
        >
          {text}
        </Button>
      ))}
      {choices.length > MOST && (
        <Button look="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('paste.fewer') : t('paste.more', { count: choices.length - shown.length })}
        </Button>
      )}
    </fieldset>
  );
}
