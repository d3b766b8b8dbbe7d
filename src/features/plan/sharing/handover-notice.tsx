import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { answerHandover, peopleQuery } from '@/data/sharing';
import { outdate } from '@/data/sync/row-cache';
import { statusOf } from '@/lib/errors';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button } from '@/ui/button';
import { FieldError } from '@/ui/field';
import { Notice } from '@/ui/states';
import { toast } from '@/ui/toast-store';

type Problem = 'plans' | 'guests' | 'failed';

function whyNot(error: unknown): Problem {
  if (statusOf(error) !== 402) return 'failed';
  return error instanceof Error && error.message === 'guest_limit_reached' ? 'guests' : 'plans';
}

/**
 * Shown if the owner offers to hand this plan over to the reader. Explains the consequences and asks for an
 * answer.
 */
export default function HandoverNotice() {
  const { t } = useTranslation('sharing');
  const { plan } = usePlanContext();
  const client = useQueryClient();
  const { user } = useSession();
  const { data: people = [] } = useQuery(peopleQuery(plan.id));
  const [busy, setBusy] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  if (!people.some(({ user_id, offered }) => offered && user_id === user?.id)) return null;
  const owner = people.find(({ role }) => role === 'owner')?.full_name ?? '';

  const answer = async (accepts: boolean) => {
    setBusy(accepts);
    setProblem(null);
    try {
      await answerHandover(plan.id, accepts);
      toast({ title: t(accepts ? 'handover.accepted' : 'handover.declined', { plan: plan.name }) });
    } catch (error) {
      if (statusOf(error) !== 404) return setProblem(whyNot(error));
      toast({ title: t('handover.withdrawn') });
    } finally {
      setBusy(null);
    }
    outdate(client, plan.id, ['event_plans']);
    await Promise.all([
      client.invalidateQueries({ queryKey: ['plan', plan.id] }),
      client.invalidateQueries({ queryKey: ['plans'] }),
    ]);
  };
  return (
    <Notice icon={<KeyRound className="mt-0.5 size-5 shrink-0" />}>
      <div className="flex flex-col items-start gap-3">
        <p>{t('handover.text', { owner })}</p>
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            busy={busy === true}
            disabled={busy === false}
            onClick={() => void answer(true)}
          >
            {t('handover.accept')}
          </Button>
          <Button
            look="secondary"
            size="small"
            busy={busy === false}
            disabled={busy === true}
            onClick={() => void answer(false)}
          >
            {t('handover.decline')}
          </Button>
        </div>
        {problem && (
          <FieldError>{t(problem === 'failed' ? 'failed' : `handover.room.${problem}`)}</FieldError>
        )}
        {problem && problem !== 'failed' && (
          <Link to={paths.pricing} className="font-semibold underline">
            {t('upgradeAction')}
          </Link>
        )}
      </div>
    </Notice>
  );
}
