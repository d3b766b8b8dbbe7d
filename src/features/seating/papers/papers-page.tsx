import { Navigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { ModulePage } from '@/parts/module/module-page';
import { usePlanContext } from '@/parts/module/plan-context';
import { PageHead } from '@/ui/page-head';
import { Skeleton } from '@/ui/states';
import { useAddressState } from '@/ui/use-address-state';
import { seatingAddress } from '../seating-address';
import { SEATING_NOUNS } from '../seating-nouns';
import { useSeating } from '../use-seating';
import { PapersView } from './papers-view';

function Papers() {
  const { t } = useTranslation('seating');
  const { plan } = usePlanContext();
  const [at, onGo] = useAddressState(seatingAddress);
  const { seating } = useSeating(at.room);
  const back = paths.tableArrangement(plan.id) + (at.room ? `?room=${at.room}` : '');
  if (!seating) return <Navigate to={back} replace />;
  return (
    <div className="flex flex-col gap-5">
      <PageHead back={{ to: back, label: t('paper.back') }} title={t('view.papers')} />
      <PapersView seating={seating} at={at} onGo={onGo} />
    </div>
  );
}

/** /app/table-arrangement/:id/papers: place cards, posters and lists as they will be printed. */
export default function PapersPage() {
  const { t } = useTranslation('seating');
  return (
    <ModulePage
      title={t('view.papers')}
      nouns={SEATING_NOUNS}
      skeleton={<Skeleton className="h-160 w-full" />}
    >
      {(plan) => <Papers key={plan.id} />}
    </ModulePage>
  );
}
