import { useQueryClient } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type AccountState, accountStateQuery, type Departure, takeOver } from '@/data/departures';
import { outdate } from '@/data/sync/row-cache';
import { statusOf } from '@/lib/errors';
import { formatInstant } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { KeepAccount } from '@/parts/account/keep-account';
import { Button } from '@/ui/button';
import { FieldError } from '@/ui/field';
import { toast } from '@/ui/toast-store';
import { StayQuestion } from './stay-question';

type Problem = 'plans' | 'guests' | 'failed';

function whyNot(error: unknown): Problem {
  if (statusOf(error) !== 402) return 'failed';
  return error instanceof Error && error.message === 'guest_limit_reached' ? 'guests' : 'plans';
}

/** Moves the focus to the page's content after a notice was answered and has disappeared. */
const toPage = () => document.getElementById('content')?.focus();

/**
 * Notices on every page: the date on which this account will be deleted, and plans that will be deleted with
 * another person's account.
 */
export default function Departures({ userId, state }: { userId: string; state: AccountState }) {
  const { t } = useTranslation('profile');
  const { deletes_at, departures } = state;
  return (
    <section
      aria-label={t('departure.label')}
      className="flex flex-col gap-3 bg-attention-soft px-4 py-3 text-ink sm:px-6 print:hidden"
    >
      {deletes_at && (
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <UserRoundX className="size-5 shrink-0 text-attention" />
            <p className="min-w-0 flex-1 basis-60">
              {t('departure.own', { date: formatInstant(deletes_at) })}
            </p>
            <KeepAccount userId={userId} size="small" onKept={toPage} />
          </div>
          <StayQuestion userId={userId} deletesAt={deletes_at} />
        </>
      )}
      {departures.map((one) => (
        <LeavingPlan key={one.plan_id} userId={userId} departure={one} />
      ))}
    </section>
  );
}

function LeavingPlan({ userId, departure }: { userId: string; departure: Departure }) {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { plan_id, plan_name, owner_name, deletes_at, may_take } = departure;

  const take = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await takeOver(plan_id);
      toast({ title: t('departure.taken', { plan: plan_name }), tone: 'success' });
    } catch (error) {
      if (statusOf(error) !== 404) return setProblem(whyNot(error));
      toast({ title: t('departure.gone') });
    } finally {
      setBusy(false);
    }
    toPage();
    outdate(client, plan_id, ['event_plans']);
    await Promise.all(
      [accountStateQuery(userId).queryKey, ['plans'], ['plan', plan_id]].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  };

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <UserRoundX className="size-5 shrink-0 text-attention" />
      <div className="min-w-0 flex-1 basis-60 break-words">
        <p>
          {t(may_take ? 'departure.theirs' : 'departure.theirsToSee', {
            owner: owner_name || t('departure.somebody'),
            plan: plan_name,
            date: formatInstant(deletes_at),
          })}
        </p>
        {problem && <FieldError>{t(`departure.problem.${problem}`)}</FieldError>}
        {problem && problem !== 'failed' && (
          <Link to={paths.pricing} className="font-semibold underline">
            {t('departure.upgrade')}
          </Link>
        )}
      </div>
      {may_take && (
        <Button size="small" busy={busy} onClick={() => void take()}>
          {t('departure.take')}
        </Button>
      )}
    </div>
  );
}
