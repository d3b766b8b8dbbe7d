import { RotateCcw } from 'lucide-react';
import { useTranslation } from '@/lib/translation';

interface ResetButtonProps {
  /** The plan's value as text. */
  plan: string;
  /** Name of the fact, for screen readers. */
  line: string;
  onReset: () => void;
}

/** Button that resets one change, so that the plan's own value applies again. */
export function ResetButton({ plan, line, onReset }: ResetButtonProps) {
  const { t } = useTranslation('whatif');
  return (
    <button
      type="button"
      onClick={onReset}
      className="inline-flex min-h-11 max-w-full items-center gap-1.5 text-left text-sm text-accent-strong underline-offset-2 hover:underline sm:min-h-8"
    >
      <RotateCcw className="size-3.5 shrink-0" />
      <span className="min-w-0 break-words">
        <span className="sr-only">{`${line}. `}</span>
        <span>{t('editor.reset', { value: plan })}</span>
      </span>
    </button>
  );
}
