import { memo, useMemo } from 'react';
import type { ChecklistFacts } from '@/domain/tasks/checklist';
import { type Squeeze, squeezeOf } from '@/domain/tasks/squeeze';
import type { Task } from '@/domain/tasks/task';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChecklistText } from '@/parts/tasks/task-words';
import { Disclosure } from '@/ui/disclosure';

export function Names({ origins }: { origins: readonly string[] }) {
  const text = useChecklistText();
  return (
    <ul className="mt-1 list-disc pl-5">
      {origins.map((origin) => (
        <li key={origin}>{text(origin)}</li>
      ))}
    </ul>
  );
}

/** Explains how the checklist was shortened because little time is left. */
export function SqueezeWords({ compressed, tight, dropped, impossible }: Squeeze) {
  const { t } = useTranslation('tasks');
  const text = useChecklistText();
  const late = dropped.flatMap(({ template, reason }) => (reason === 'late' ? template : []));
  const merged = dropped.flatMap(({ template, reason }) => (reason === 'merged' ? template : []));
  return (
    <div className="flex flex-col gap-3">
      {impossible.map(({ template, from }) => (
        <p key={template} className="font-medium text-attention">
          {t('squeeze.impossible', { task: text(template), date: formatDate(from, 'medium') })}
        </p>
      ))}
      {compressed.length > 0 && <p>{t('squeeze.compressed', { count: compressed.length })}</p>}
      {tight.length > 0 && (
        <div>
          <p>{t('squeeze.tight', { count: tight.length })}</p>
          <Names origins={tight} />
        </div>
      )}
      {late.length > 0 && (
        <div>
          <p>{t('squeeze.late', { count: late.length })}</p>
          <Names origins={late} />
        </div>
      )}
      {merged.length > 0 && (
        <div>
          <p>{t('squeeze.merged', { count: merged.length })}</p>
          <Names origins={merged} />
        </div>
      )}
    </div>
  );
}

interface SqueezeNoteProps {
  tasks: readonly Task[];
  removed: readonly string[];
  facts: ChecklistFacts;
}

export const SqueezeNote = memo(function SqueezeNote({ tasks, removed, facts }: SqueezeNoteProps) {
  const { t } = useTranslation('tasks');
  const { today } = usePlanContext();
  const squeeze = useMemo(() => squeezeOf(tasks, removed, facts, today), [tasks, removed, facts, today]);
  const generated = tasks.some((task) => task.generated !== null);
  if (!generated || squeeze.compressed.length + squeeze.tight.length + squeeze.impossible.length === 0)
    return null;
  return (
    <Disclosure
      look="card"
      title={t('squeeze.title')}
      className="col-span-full print:hidden"
      contentClassName="text-ink-muted"
    >
      <SqueezeWords {...squeeze} />
    </Disclosure>
  );
});
