import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { conflictQuery, type PlanConflict } from '@/data/plan-mutations';
import type { Plan } from '@/data/plans';
import { edited, mergeEdit } from '@/domain/plan/merge';
import { errorText } from '@/parts/allocation-reasons';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { CircleAlert } from '@/ui/icons';
import { Notice } from '@/ui/states';
import { differenceTexts } from './conflict-words';
import { useChangePlan } from './use-change-plan';

function Changes({ title, lines }: { title: string; lines: readonly string[] }) {
  const { t } = useTranslation('plans');
  return (
    <section className="min-w-0">
      <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
      {lines.length === 0 ? (
        <p className="mt-1 text-ink-muted">{t('conflict.nothing')}</p>
      ) : (
        <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 break-words">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface ConflictProps {
  conflict: PlanConflict;
  /** The plan as it is stored now. */
  theirs: Plan;
  onDecided: () => void;
}

function Conflict({ conflict: { base, change }, theirs, onDecided }: ConflictProps) {
  const { t } = useTranslation(['plans', 'common']);
  const { t: budget } = useTranslation(['budget', 'common']);
  const save = useChangePlan();
  const { archived, deleted, ...facts } = change.changes;
  const edit = { changes: facts, categories: change.categories };
  const merge = mergeEdit(base, theirs, edit);
  const mine = [
    ...differenceTexts(t, base, edited(base, edit)),
    ...(archived === undefined ? [] : [t(archived ? 'conflict.archived' : 'conflict.unarchived')]),
    ...(deleted === undefined ? [] : [t(deleted ? 'conflict.deleted' : 'conflict.restored')]),
  ];
  const apply = () => {
    if (!merge.ok) return;
    const { changes, categories } = merge.edit;
    onDecided();
    save(theirs, {
      changes: {
        ...changes,
        ...(archived === undefined ? {} : { archived }),
        ...(deleted === undefined ? {} : { deleted }),
      },
      ...(categories ? { categories } : {}),
    });
  };
  return (
    <Dialog
      open
      insistent
      onOpenChange={() => undefined}
      title={t('conflict.title')}
      description={t('conflict.text')}
    >
      <div className="flex flex-col gap-5">
        <Changes title={t('conflict.theirs')} lines={differenceTexts(t, base, theirs)} />
        <Changes title={t('conflict.mine')} lines={mine} />
        {merge.ok ? (
          <p className="text-sm text-ink-muted">{t('conflict.applyHint')}</p>
        ) : (
          <Notice tone="danger" icon={<CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />}>
            {errorText(budget, merge, theirs.currency)}
          </Notice>
        )}
        <div className="flex flex-wrap gap-2">
          <Button onClick={apply} disabled={!merge.ok}>
            {t('conflict.applyMine')}
          </Button>
          <Button look="secondary" onClick={onDecided}>
            {t('conflict.keepTheirs')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Opens when a change met somebody else's: both are shown, and the reader decides what stays. */
export function ConflictDialog({ theirs }: { theirs: Plan }) {
  const client = useQueryClient();
  const query = conflictQuery(theirs.id);
  const { data: conflict } = useQuery(query);
  // Until the newer plan has been read there is nothing to compare with.
  if (!conflict || theirs.version <= conflict.base.version) return null;
  return (
    <Conflict
      conflict={conflict}
      theirs={theirs}
      onDecided={() => client.setQueryData(query.queryKey, null)}
    />
  );
}
