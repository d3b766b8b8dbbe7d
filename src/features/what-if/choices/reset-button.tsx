import { RotateCcw } from 'lucide-react';
import { useTranslation } from '@/lib/translation';

interface ResetButtonProps {
  /** What the plan has, in words. */
  plan: string;
  /** What the line is about, for those who don't see where the button stands. */
  line: string;
  onReset: () => void;
}

/** Takes one change back: the plan's own fact stands again. */
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
