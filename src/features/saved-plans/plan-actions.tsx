import {
  Archive,
  ArchiveRestore,
  ArrowRight,
  Copy,
  Download,
  EllipsisVertical,
  Pencil,
  Stamp,
  Trash2,
} from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { roleAllows } from '@/data/permissions';
import type { Plan } from '@/data/plans';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { IconButton } from '@/ui/button';
import { Menu, MenuItem, MenuRule } from '@/ui/menu';

interface PlanActionsProps {
  plan: Plan;
  onRename: () => void;
  onDuplicate: () => void;
  onTemplate: () => void;
  onArchive: (archived: boolean) => void;
  onDelete: () => void;
}

export function PlanActions({
  plan,
  onRename,
  onDuplicate,
  onTemplate,
  onArchive,
  onDelete,
}: PlanActionsProps) {
  const { t } = useTranslation('plans');
  const navigate = useNavigate();
  const label = t('saved.actions', { name: plan.name });
  const icon = 'size-5 shrink-0';
  const archived = plan.archived_at !== null;
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label}>
          <EllipsisVertical className="size-5" />
        </IconButton>
      }
    >
      <MenuItem
        icon={<ArrowRight className={icon} />}
        onSelect={() => void navigate(paths.eventPlan(plan.id))}
      >
        {t('saved.open')}
      </MenuItem>
      {roleAllows(plan.role, 'rename') && (
        <MenuItem icon={<Pencil className={icon} />} onSelect={onRename}>
          {t('saved.rename')}
        </MenuItem>
      )}
      {roleAllows(plan.role, 'duplicate') && (
        <MenuItem icon={<Copy className={icon} />} onSelect={onDuplicate}>
          {t('saved.duplicate')}
        </MenuItem>
      )}
      {roleAllows(plan.role, 'edit') && (
        <MenuItem icon={<Stamp className={icon} />} onSelect={onTemplate}>
          {t('saved.template')}
        </MenuItem>
      )}
      <MenuItem icon={<Download className={icon} />} onSelect={() => void navigate(paths.yourData(plan.id))}>
        {t('saved.download')}
      </MenuItem>
      {roleAllows(plan.role, 'archive') && (
        <MenuItem
          icon={archived ? <ArchiveRestore className={icon} /> : <Archive className={icon} />}
          onSelect={() => onArchive(!archived)}
        >
          {t(archived ? 'saved.unarchive' : 'saved.archive')}
        </MenuItem>
      )}
      {roleAllows(plan.role, 'delete') && (
        <>
          <MenuRule />
          <MenuItem danger icon={<Trash2 className={icon} />} onSelect={onDelete}>
            {t('saved.delete')}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
