import { ArrowDown, ArrowUp, Copy, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from '@/lib/translation';
import { IconButton } from '@/ui/button';
import { Menu, MenuItem } from '@/ui/menu';

/** Actions on a complete scenario. */
export interface MenuActions {
  /** Absent, like the next ones, if the plan is read-only. */
  onRename?: (() => void) | undefined;
  onDuplicate?: (() => void) | undefined;
  /** Absent, like `onDown`, also if it can't move that way. */
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
}

export function ScenarioMenu({ name, actions }: { name: string; actions: MenuActions }) {
  const { onRename, onDuplicate, onUp, onDown, onDelete } = actions;
  const { t } = useTranslation('whatif');
  const label = t('row.menu', { name });
  if (!onRename && !onDuplicate && !onDelete) return null;
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label}>
          <EllipsisVertical className="size-5" />
        </IconButton>
      }
    >
      {onRename && (
        <MenuItem icon={<Pencil className="size-4.5" />} onSelect={onRename}>
          {t('row.rename')}
        </MenuItem>
      )}
      {onDuplicate && (
        <MenuItem icon={<Copy className="size-4.5" />} onSelect={onDuplicate}>
          {t('row.duplicate')}
        </MenuItem>
      )}
      {onUp && (
        <MenuItem icon={<ArrowUp className="size-4.5" />} onSelect={onUp}>
          {t('row.up')}
        </MenuItem>
      )}
      {onDown && (
        <MenuItem icon={<ArrowDown className="size-4.5" />} onSelect={onDown}>
          {t('row.down')}
        </MenuItem>
      )}
      {onDelete && (
        <MenuItem danger icon={<Trash2 className="size-4.5" />} onSelect={onDelete}>
          {t('row.delete')}
        </MenuItem>
      )}
    </Menu>
  );
}
