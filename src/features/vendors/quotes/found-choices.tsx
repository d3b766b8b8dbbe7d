import { useState } from 'react';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { useMessage } from './use-message';

/** A possible value found in the message. */
interface FoundChoice {
  readonly key: string;
  readonly label: string;
  readonly pressed: boolean;
  readonly press: () => void;
}

interface FoundChoicesProps {
  /** Label of the field that is asked for. */
  label: string;
  choices: readonly FoundChoice[];
  /** True if the message states the value exactly once. The field was then filled in. */
  known: boolean;
  /** True if the field has a value already. */
  isSaid: boolean;
}

/** Maximum number of choices shown; more would push the field out of sight. */
const MOST = 6;

/**
 * Offers the values found in the message, unless the message states exactly one value for the field. One
 * press fills in a value, which can then be changed.
 */
export function FoundChoices({ label, choices, known, isSaid }: FoundChoicesProps) {
  const { t } = useTranslation('vendors');
  const { filled } = useMessage();
  // Decided once, so that the choices stay after a press. A value in a stored quote isn't asked for again.
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
