import { ArrowDown, ArrowUp, Copy, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from '@/lib/translation';
import { IconButton } from '@/ui/button';
import { Menu, MenuItem } from '@/ui/menu';

export interface MenuActions {
  /** All actions are absent if the plan is read-only. */
  onRename?: (() => void) | undefined;
  onDuplicate?: (() => void) | undefined;
  /** `onUp` and `onDown` are also absent if the scenario can't move in that direction. */
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
