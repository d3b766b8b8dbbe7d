import type { Plan } from '@/data/plans';
import { cx } from '@/ui/class-names';
import type { Pieces } from '@/ui/pieces';
import { NotHereOffline, ReadFailure } from '../module/missing';
import { whatIsMissing } from '../module/what-is-missing';
import { NewEventLink } from './new-event-link';
import { usePlans } from './use-plans';

interface PlansPageProps {
  title: string;
  className: string;
  skeleton: Pieces;
  empty: Pieces;
  children: (plans: readonly Plan[]) => Pieces;
}

/** Page about all plans of the account, with its title and a link to a new plan. */
export function PlansPage({ title, className, skeleton, empty, children }: PlansPageProps) {
  const { query, plans } = usePlans();
  const missing = whatIsMissing(query);
  const some = !missing && plans.length > 0;
  return (
    <div className={cx('page flex flex-col py-6 sm:py-10', className)}>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h1 className="min-w-0 text-2xl sm:text-3xl">{title}</h1>
        {(some || missing === 'loading') && <NewEventLink />}
      </div>
      {missing === 'error' ? (
        <ReadFailure error={query.error} onRetry={() => void query.refetch()} />
      ) : missing === 'offline' ? (
        <NotHereOffline />
      ) : missing === 'loading' ? (
        skeleton
      ) : some ? (
        children(plans)
      ) : (
        empty
      )}
    </div>
  );
}
