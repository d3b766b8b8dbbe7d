import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PLAN_NOUNS } from '@/data/archives';
import { consentQuery } from '@/data/assist/consent';
import { roleAllows } from '@/data/permissions';
import { planDocumentQuery } from '@/data/sync/plan-document';
import { usePlan } from '@/data/sync/use-rows';
import type { MessageFacts } from '@/domain/vendors/reading/read-message';
import { today } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { Skeleton } from '@/ui/states';
import { usePlanContext } from '../module/plan-context';
import { PlanProvider } from '../module/plan-provider';
import type { About } from './starts';
import { ConsentPanel } from './view/consent-panel';
import { Conversation } from './view/conversation';

interface AssistSheetProps {
  plan_id: string;
  about: About;
  /** Text of the form that was open when the assistant was opened. */
  given?: string | undefined;
  /** Fills the form with the facts that were read from a vendor’s text. */
  onTake?: ((facts: MessageFacts, text: string) => void) | undefined;
  onClose: () => void;
}

interface InsideProps extends AssistSheetProps {
  /** True until the rows of all modules are loaded or have failed to load. */
  isReading: boolean;
}

function Inside({ about, given = '', onTake, onClose, isReading }: InsideProps) {
  const { t } = useTranslation('assist');
  const { plan } = usePlanContext();
  const { data: isAllowed, isError, refetch } = useQuery(consentQuery(plan));
  if (isAllowed === undefined)
    return isError ? (
      <div className="flex flex-col items-start gap-3">
        <p>{t('unread')}</p>
        <Button look="secondary" onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </div>
    ) : (
      <Skeleton className="h-40 w-full" />
    );
  if (!isAllowed) return <ConsentPanel />;
  // Without all rows, the assistant would answer from an incomplete plan.
  if (isReading) return <Skeleton className="h-40 w-full" />;
  return <Conversation about={about} given={given} onTake={onTake} onClose={onClose} />;
}

export default function AssistSheet(props: AssistSheetProps) {
  const { plan_id, onClose } = props;
  const { t } = useTranslation(['assist', 'common']);
  const { isPending, fetchStatus } = useQuery(planDocumentQuery(plan_id, PLAN_NOUNS));
  const plan = usePlan(plan_id);
  const context = useMemo(() => {
    if (!plan) return null;
    const editable = roleAllows(plan.role, 'edit');
    return { plan, today: today(), editable, writes: editable };
  }, [plan]);
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t('title')} closeLabel={t('common:close')}>
      {plan ? (
        <PlanProvider value={context}>
          <Inside {...props} isReading={isPending && fetchStatus === 'fetching'} />
        </PlanProvider>
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </Sheet>
  );
}
