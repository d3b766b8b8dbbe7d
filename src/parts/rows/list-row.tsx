import { memo } from 'react';
import { useTranslation } from '@/lib/translation';
import { RowCheckbox } from '@/ui/checkbox';
import { cx } from '@/ui/class-names';
import { UnsavedMark } from './unsaved-mark';

interface ListRowProps {
  id: string;
  title: string;
  /** What else it says, beneath its title. */
  words: string;
  selected: boolean;
  onOpen: (id: string) => void;
  onSelect?: ((id: string) => void) | undefined;
}

/** One line of a list. Memoised: of hundreds, an edit renders one. */
export const ListRow = memo(function ListRow({ id, title, words, selected, onOpen, onSelect }: ListRowProps) {
  const { t } = useTranslation('modules');
  return (
    <div className={cx('flex items-start gap-1', selected && 'bg-accent-soft')}>
      {onSelect && (
        <RowCheckbox
          label={t('select.row', { name: title })}
          checked={selected}
          onChange={() => onSelect(id)}
        />
      )}
      <button
        type="button"
        onClick={() => onOpen(id)}
        className="group min-h-11 min-w-0 flex-1 px-2 py-2 text-left"
      >
        <span className="block font-medium break-words group-hover:text-accent-strong">{title}</span>
        <span className="tabular block text-sm break-words text-ink-muted">{words}</span>
        <UnsavedMark id={id} />
      </button>
    </div>
  );
});
