import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { accountStateQuery } from '@/data/departures';
import { sessionIdOf, wasEnded } from '@/data/sessions';
import { loadTexts } from '@/lib/i18n';
import { useSession } from '@/lib/session/session-state';
import { translate } from '@/lib/translation';
import { latePanel } from '@/ui/late-panel';
import { toast } from '@/ui/toast-store';
import { firstSession, signOutHere } from '../../session/signed-in';

/** Loaded on demand, because few people need it. */
const Departures = lazy(async () => {
  const [module] = await Promise.all([import('./departures'), loadTexts('profile')]);
  return module;
});

const PaymentNotices = latePanel(() => import('./payment-notices'));

/** Deletes the account's data from this device after another device has ended the session. */
async function forget(): Promise<void> {
  await signOutHere();
  await loadTexts('profile').catch(() => undefined);
  toast({
    title: translate('profile:sessions.endedHere'),
    text: translate('profile:sessions.endedHereText'),
  });
}

/** Checks the state of the account once per page load, and whenever the person returns to the tab. */
export default function AccountNotice() {
  const { status, user } = useSession();
  const id = user?.id ?? '';
  const { data } = useQuery({ ...accountStateQuery(id), enabled: status === 'signed-in' });
  const session = useRef(sessionIdOf(firstSession));
  useEffect(() => {
    if (status === 'signed-in') session.current = sessionIdOf() ?? session.current;
    if (status !== 'expired' || session.current === null) return;
    void wasEnded(session.current)
      .then((ended) => (ended ? forget() : undefined))
      .catch(() => undefined);
  }, [status]);
  const ended = status === 'signed-in' && data?.ended === true;
  useEffect(() => {
    if (ended) void forget();
  }, [ended]);
  if (!data || ended) return null;
  return (
    <>
      {(data.deletes_at !== null || data.departures.length > 0) && (
        <Suspense fallback={null}>
          <Departures userId={id} state={data} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <PaymentNotices userId={id} isLeaving={data.deletes_at !== null} />
      </Suspense>
    </>
  );
}
