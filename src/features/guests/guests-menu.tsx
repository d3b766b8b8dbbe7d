import { FileUp, Gift, History, MailCheck, Merge, MessageCircleQuestion, Utensils } from 'lucide-react';
import { useTranslation } from '@/lib/translation';
import { MenuItem } from '@/ui/menu';

type Choice = 'kitchen' | 'invitations' | 'questions' | 'gifts' | 'duplicates' | 'import' | 'imports';

interface GuestsMenuProps {
  editable: boolean;
  onOpen: (what: Choice) => void;
}

/** What else can be done with a list of guests. */
export function GuestsMenu({ editable, onOpen }: GuestsMenuProps) {
  const { t } = useTranslation('guests');
  return (
    <>
      <MenuItem
        icon={<Utensils aria-hidden="true" className="size-4.5" />}
        onSelect={() => setTimeout(() => onOpen('kitchen'))}
      >
        {t('kitchen.start')}
      </MenuItem>
      {editable && (
        <>
          <MenuItem
            icon={<MailCheck aria-hidden="true" className="size-4.5" />}
            onSelect={() => setTimeout(() => onOpen('invitations'))}
          >
            {t('cards.title')}
          </MenuItem>
          <MenuItem
            icon={<MessageCircleQuestion aria-hidden="true" className="size-4.5" />}
            onSelect={() => setTimeout(() => onOpen('questions'))}
          >
            {t('questions.title')}
          </MenuItem>
          <MenuItem
            icon={<Gift aria-hidden="true" className="size-4.5" />}
            onSelect={() => setTimeout(() => onOpen('gifts'))}
          >
            {t('gifts.title')}
          </MenuItem>
          <MenuItem
            icon={<Merge aria-hidden="true" className="size-4.5" />}
            onSelect={() => setTimeout(() => onOpen('duplicates'))}
          >
            {t('duplicates.title')}
          </MenuItem>
          <MenuItem
            icon={<FileUp aria-hidden="true" className="size-4.5" />}
            onSelect={() => setTimeout(() => onOpen('import'))}
          >
            {t('import.start')}
          </MenuItem>
          <MenuItem
            icon={<History aria-hidden="true" className="size-4.5" />}
            onSelect={() => setTimeout(() => onOpen('imports'))}
          >
            {t('import.past')}
          </MenuItem>
        </>
      )}
    </>
  );
}
