import { Pencil } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from '@/lib/translation';
import { IconButton } from '@/ui/button';
import { Tooltip } from '@/ui/tooltip';

interface EditButtonProps {
  field: string;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
}

export function EditButton({ field, ...rest }: EditButtonProps) {
  const { t } = useTranslation('plans');
  const label = t('field.edit', { field });
  return (
    <Tooltip text={label}>
      <IconButton label={label} title={undefined} className="print:hidden" {...rest}>
        <Pencil className="size-4.5" />
      </IconButton>
    </Tooltip>
  );
}
