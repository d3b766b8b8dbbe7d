import {
  ClipboardPenLine,
  Columns3,
  FileUp,
  Gift,
  Globe,
  History,
  Merge,
  MessageCircleQuestion,
  Utensils,
} from 'lucide-react';
import type { GuestPage } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { MenuItem } from '@/ui/menu';

type Choice = 'questions' | 'columns' | 'duplicates' | 'imports';

interface GuestsMenuProps {
  onOpen: (what: Choice) => void;
  onPage: (page: GuestPage) => void;
}

export function GuestsMenu({ onOpen, onPage }: GuestsMenuProps) {
  const { t } = useTranslation('guests');
  const { editable, writes } = usePlanContext();
  return (
    <>
      <MenuItem icon={<Utensils className="size-4.5" />} onSelect={() => onPage('kitchen')}>
        {t('kitchen.start')}
      </MenuItem>
      {writes && (
        <MenuItem
          icon={<MessageCircleQuestion className="size-4.5" />}
          onSelect={() => setTimeout(() => onOpen('questions'))}
        >
          {t('questions.title')}
        </MenuItem>
      )}
      {writes && (
        <MenuItem
          icon={<Columns3 className="size-4.5" />}
          onSelect={() => setTimeout(() => onOpen('columns'))}
        >
          {t('columns.title')}
        </MenuItem>
      )}
      {editable && (
        <>
          <MenuItem icon={<Globe className="size-4.5" />} onSelect={() => onPage('page')}>
            {t('page.title')}
          </MenuItem>
          <MenuItem icon={<ClipboardPenLine className="size-4.5" />} onSelect={() => onPage('registrations')}>
            {t('page.registrations')}
          </MenuItem>
          <MenuItem icon={<Gift className="size-4.5" />} onSelect={() => onPage('gifts')}>
            {t('gifts.title')}
          </MenuItem>
          <MenuItem
            icon={<Merge className="size-4.5" />}
            onSelect={() => setTimeout(() => onOpen('duplicates'))}
          >
            {t('duplicates.title')}
          </MenuItem>
          <MenuItem icon={<FileUp className="size-4.5" />} onSelect={() => onPage('import')}>
            {t('import.start')}
          </MenuItem>
          <MenuItem
            icon={<History className="size-4.5" />}
            onSelect={() => setTimeout(() => onOpen('imports'))}
          >
            {t('import.past')}
          </MenuItem>
        </>
      )}
    </>
  );
}
