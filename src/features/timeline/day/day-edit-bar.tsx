import { Trash2 } from 'lucide-react';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';

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
      <Checkbox
        label={t('action.follow')}
        hint={t('action.followHint')}
        checked={follow}
        onChange={onFollow}
        className="min-w-0 flex-1 basis-64"
      />
      <Button look="quiet" size="small" icon={<Trash2 className="size-4.5" />} onClick={onClear}>
        {t('clear')}
      </Button>
    </div>
  );
}
