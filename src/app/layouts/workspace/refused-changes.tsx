import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { dropLeft, isOfLeftPlan } from '@/data/sync/left-plans';
import { idOf } from '@/data/sync/noun';
import { refusedEntries } from '@/data/sync/outbox';
import { creationIn } from '@/data/sync/outbox-entry';
import { useOutbox } from '@/data/sync/use-rows';
import { loadTexts } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { LeftRow } from '@/parts/rows/left-row';
import { RefusedRow } from '@/parts/rows/refused-row';
import { Dialog } from '@/ui/dialog';
import { Spinner } from '@/ui/spinner';
import { MODULES } from '../../modules';

type RowProps = Omit<ComponentProps<typeof RefusedRow>, 'face'>;

interface Kind {
  Row: ComponentType<RowProps>;
  path: (plan_id: string) => string;
}

/** How each kind of row is shown, with the texts of its module. */
const KINDS = new Map<string, Kind>(
  MODULES.flatMap(({ tables, rows, texts, path }) =>
    tables.map((table) => [
      table,
      {
        path,
        Row: lazy(async () => {
          const [module] = await Promise.all([rows?.(), loadTexts('modules', ...texts)]);
          const face = module?.faces[table];
          return {
            default: (props: RowProps) => {
              if (!face) return null;
              const { entry, change } = props;
              if (isOfLeftPlan(entry)) return <LeftRow face={face} entry={entry} change={change} />;
              return <RefusedRow {...props} face={face} />;
            },
          };
        }),
      },
    ]),
  ),
);

const ImportRefusal = lazy(async () => {
  const [part] = await Promise.all([
    import('@/features/guests/import/import-refusal'),
    loadTexts('guests', 'modules'),
  ]);
  return part;
});

/** Lists the changes that the service refused, each with its reason and the possible actions. */
export default function RefusedChanges({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['modules', 'common']);
  useOutbox();
  const refused = refusedEntries();
  const left = refused.filter(isOfLeftPlan);
  const isLeftAlone = left.length === refused.length;
  const close = () => {
    onClose();
    void dropLeft(left);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('unsaved.title', { count: refused.length })}
      description={isLeftAlone ? t('unsaved.left') : t('unsaved.text', { count: refused.length })}
      closeLabel={t('common:close')}
    >
      <Suspense fallback={<Spinner />}>
        <ul className="flex flex-col gap-4">
          {refused.flatMap((entry) => {
            if (entry.list) return <ImportRefusal key={entry.key} entry={entry} list={entry.list} />;
            const creation = creationIn(entry);
            return (creation ? [creation] : entry.changes).map((change) => {
              const kind = KINDS.get(change.table);
              return (
                kind && (
                  <kind.Row
                    key={`${entry.key}:${idOf(change)}`}
                    entry={entry}
                    change={change}
                    href={kind.path(entry.plan_id)}
                    onClose={onClose}
                  />
                )
              );
            });
          })}
        </ul>
      </Suspense>
    </Dialog>
  );
}
