import { useEffect, useRef, useState } from 'react';
import { lastDay } from '@/domain/plan/event-days';
import { formatDays } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { placeText } from '@/parts/plan/plan-words';
import type { Edit } from '@/parts/plan/use-change-plan';
import { EditButton } from './edit-button';
import { FactForm } from './fact-form';
import { type FactKey, factKeysOf } from './fact-keys';
import { factText } from './fact-text';

interface PlanFactListProps {
  /** Undefined if the plan is read-only. */
  onSave?: ((fact: FactKey, edit: Edit) => void) | undefined;
}

/** State of the fact that is being edited. When editing ends, the focus returns to the fact's button. */
export function useOpenFact() {
  const [open, setOpen] = useState<FactKey | null>(null);
  const last = useRef<FactKey | null>(null);
  const buttons = useRef(new Map<FactKey, HTMLButtonElement>());
  useEffect(() => {
    if (open === null && last.current) buttons.current.get(last.current)?.focus();
    last.current = open;
  }, [open]);
  const button = (fact: FactKey) => (element: HTMLButtonElement | null) => {
    if (element) buttons.current.set(fact, element);
    else buttons.current.delete(fact);
  };
  return { open, setOpen, button };
}

export function PlanFactList({ onSave }: PlanFactListProps) {
  const { t } = useTranslation(['plans', 'common']);
  const { plan } = usePlanContext();
  const { open, setOpen, button } = useOpenFact();
  return (
    <section aria-labelledby="facts" className="card px-5 py-4 print:break-inside-avoid">
      <h2 id="facts" className="text-xl">
        {t('plan.facts')}
      </h2>
      <dl className="mt-2 divide-y divide-line">
        {factKeysOf(plan).map((fact) => (
          <div key={fact} className="relative py-2.5 pr-12">
            <dt className="text-sm text-ink-muted">{t(`field.${fact}`)}</dt>
            <dd className="break-words">
              <span className="inline-block first-letter:uppercase">
                {fact === 'place'
                  ? placeText(plan)
                  : fact === 'event_date'
                    ? formatDays(plan.event_date, lastDay(plan))
                    : factText(t, plan, fact)}
              </span>
            </dd>
            {onSave && open !== fact && (
              <dd className="absolute top-2 -right-2 print:hidden">
                <EditButton ref={button(fact)} field={t(`field.${fact}`)} onClick={() => setOpen(fact)} />
              </dd>
            )}
            {onSave && open === fact && (
              <dd className="-mr-12 pt-3">
                <FactForm
                  key={fact}
                  fact={fact}
                  onClose={() => setOpen(null)}
                  onReopen={() => setOpen(fact)}
                  onSave={(edit) => {
                    setOpen(null);
                    onSave(fact, edit);
                  }}
                />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
