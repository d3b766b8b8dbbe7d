import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import type { Saving } from './use-answers';

const MARKS = {
  saved: Check,
  saving: LoaderCircle,
  waiting: CloudOff,
  waitingHere: CloudOff,
  refused: CloudOff,
  gone: CloudOff,
  over: CloudOff,
} as const;

/** Shows whether the answers are saved. Always visible. */
export function SavingMark({
  saving,
  left,
  held,
  language,
  onAnswer,
}: {
  saving: Saving;
  held: string;
  left: { readonly id: string; readonly name: string } | null;
  onAnswer: (part: string) => void;
  language: Language;
}) {
  const { t } = useTranslation('rsvp', { lng: language });
  const Icon = saving === 'untouched' ? null : MARKS[saving];
  return (
    <div className="sticky bottom-0 z-10 flex min-h-12 items-center justify-center gap-3 border-t border-line bg-paper px-5 py-1 text-sm print:hidden">
      <p role="status" className="flex min-w-0 items-center gap-2 text-center">
        {Icon && <Icon className="size-4 shrink-0" />}
        <span>
          {saving === 'saved' && left
            ? t('saving.savedOpen', { part: left.name })
            : t(`saving.${saving}`, { what: held })}
        </span>
      </p>
      {left && (
        <Button size="small" className="shrink-0" onClick={() => onAnswer(left.id)}>
          <span>{t('toAnswer')}</span>
          <span className="sr-only">{`: ${left.name}`}</span>
        </Button>
      )}
    </div>
  );
}
