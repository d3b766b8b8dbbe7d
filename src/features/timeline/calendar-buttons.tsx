import { CalendarDays } from 'lucide-react';
import { isMilestone, isRow, type TimelineItem } from '@/domain/timeline/item';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { MenuItem, MenuNote, MenuRule } from '@/ui/menu';
import { useCalendarFile } from './use-calendar-file';

const icon = <CalendarDays className="size-4.5" />;

export function CalendarItems({ items }: { items: readonly TimelineItem[] }) {
  const { t } = useTranslation('delays');
  const save = useCalendarFile(items);
  const [day, milestones] = [items.some(isRow), items.some(isMilestone)];
  if (!day && !milestones) return null;
  return (
    <>
      <MenuNote>{t('calendar.label')}</MenuNote>
      {day && (
        <MenuItem icon={icon} onSelect={() => void save('day')}>
          {t('calendar.day')}
        </MenuItem>
      )}
      {milestones && (
        <MenuItem icon={icon} onSelect={() => void save('milestones')}>
          {t('calendar.milestones')}
        </MenuItem>
      )}
      <MenuRule />
    </>
  );
}

/** Button that saves one item as a calendar file, with a reminder. */
export function ItemCalendarButton({ item }: { item: TimelineItem }) {
  const { t } = useTranslation('delays');
  const save = useCalendarFile([item]);
  return (
    <Button look="quiet" icon={icon} onClick={() => void save(item)}>
      {t('calendar.item')}
    </Button>
  );
}
