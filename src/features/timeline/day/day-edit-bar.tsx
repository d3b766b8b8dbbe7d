import { Trash2 } from 'lucide-react';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';

interface DayEditBarProps {
  /** True if later activities move along with an edited activity. */
  follow: boolean;
  onFollow: (follow: boolean) => void;
  onClear: () => void;
}

/** Options of the day's edit mode: to move later activities along with an edit, and to clear the day. */
export function DayEditBar({ follow, onFollow, onClear }: DayEditBarProps) {
  const { t } = useTranslation('timeline');
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <label className="flex min-h-11 min-w-0 flex-1 basis-64 items-start gap-3">
        <input
          type="checkbox"
          className="mt-1 size-5 shrink-0"
          checked={follow}
          onChange={(event) => onFollow(event.target.checked)}
        />
        <span>
          <span>{t('action.follow')}</span>
          <span className="block text-sm text-ink-muted">{t('action.followHint')}</span>
        </span>
      </label>
      <Button look="quiet" size="small" icon={<Trash2 className="size-4.5" />} onClick={onClear}>
        {t('clear')}
      </Button>
    </div>
  );
}
