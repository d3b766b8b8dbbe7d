import { Plus } from 'lucide-react';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import type { Pieces } from '@/ui/pieces';
import { Sprig } from '@/ui/sprig';
import { EmptyState } from '@/ui/states';
import { useKindWords } from '../use-kind-words';

interface EmptyListProps {
  /** Undefined for people who can only read. */
  onAdd?: (() => void) | undefined;
  /** Button that imports a guest list. */
  action?: Pieces;
}

export function EmptyList({ onAdd, action }: EmptyListProps) {
  const { t } = useTranslation('guests');
  const { groups, people } = useKindWords();
  return (
    <EmptyState
      heading="h1"
      picture={<Sprig className="size-20 text-accent" />}
      title={t('empty.title', people)}
      text={t(onAdd ? 'empty.text' : 'empty.readOnly', groups)}
      action={
        onAdd && (
          <div className="flex flex-wrap justify-center gap-3">
            {action}
            <Button
              look={action ? 'secondary' : 'primary'}
              icon={<Plus className="size-4.5" />}
              onClick={onAdd}
            >
              {t('add', people)}
            </Button>
          </div>
        )
      }
    />
  );
}
