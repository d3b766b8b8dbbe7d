import { useMemo, useState } from 'react';
import type { StoredTask } from '@/data/tasks';
import type { Ceremony } from '@/domain/plan/ceremony';
import { asksCeremony, ceremonyTasks } from '@/domain/tasks/ceremony-tasks';
import { type ChecklistFacts, checklistOrigin } from '@/domain/tasks/checklist';
import { originsOf, type Task } from '@/domain/tasks/task';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { CeremonyChoice } from '@/parts/plan/ceremony-choice';
import type { ChangeRows } from '@/parts/rows/use-change-rows';
import { useChecklistText } from '@/parts/tasks/task-words';
import { Button } from '@/ui/button';
import { Disclosure } from '@/ui/disclosure';
import { lineChange } from './line-change';
import { Names } from './squeeze-note';

interface AskCeremonyProps {
  tasks: readonly Task[];
  tombstones: readonly StoredTask[];
  facts: ChecklistFacts;
  onChange: ChangeRows<Task>;
}

function Chosen({ ceremony, ...props }: AskCeremonyProps & { ceremony: Ceremony }) {
  const { tasks, tombstones, facts, onChange } = props;
  const { t } = useTranslation('tasks');
  const { today } = usePlanContext();
  const text = useChecklistText();
  const { added, dropped } = useMemo(
    () => ceremonyTasks(tasks, originsOf(tombstones), facts, ceremony, today),
    [tasks, tombstones, facts, ceremony, today],
  );
  if (added.length + dropped.length === 0) return <p>{t('kind.nothing')}</p>;
  const apply = () =>
    onChange(
      [
        ...added.map((line) =>
          lineChange(line, text(checklistOrigin(line)) ?? line.template, facts.event_date, tombstones),
        ),
        ...dropped.map((before) => ({ before, after: null })),
      ],
      t('kind.said'),
    );
  return (
    <>
      {added.length > 0 && (
        <div>
          <p>{t('kind.added', { count: added.length })}</p>
          <Names origins={added.map(checklistOrigin)} />
        </div>
      )}
      {dropped.length > 0 && (
        <div>
          <p>{t('kind.dropped', { count: dropped.length })}</p>
          <Names origins={originsOf(dropped)} />
        </div>
      )}
      <Button size="small" className="self-start" onClick={apply}>
        {t('kind.apply')}
      </Button>
    </>
  );
}

/**
 * Asks for the kind of ceremony if the wedding's checklist was made without it, and previews what the answer
 * would change.
 */
export function AskCeremony(props: AskCeremonyProps) {
  const { tasks, facts } = props;
  const { t } = useTranslation('tasks');
  const { today } = usePlanContext();
  const [ceremony, setCeremony] = useState<Ceremony>();
  const asks = useMemo(() => asksCeremony(tasks), [tasks]);
  if (!asks || facts.event_date <= today) return null;
  return (
    <Disclosure
      look="card"
      title={t('kind.title')}
      className="print:hidden"
      contentClassName="flex flex-col gap-3 pt-1"
    >
      <CeremonyChoice value={ceremony} onChange={setCeremony} />
      <div role="status" className="flex flex-col gap-3 text-ink-muted empty:hidden">
        {ceremony && <Chosen {...props} ceremony={ceremony} />}
      </div>
    </Disclosure>
  );
}
