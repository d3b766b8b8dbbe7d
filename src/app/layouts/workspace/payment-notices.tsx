import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { graceQuery } from '@/data/grace';
import { endPaying, endUnpaid, payingSession, paymentQuery } from '@/data/paying';
import { today } from '@/lib/format';
import { loadTexts } from '@/lib/i18n';
import { translate } from '@/lib/translation';
import { useRefreshTier } from '@/parts/account/use-refresh-tier';
import { toast } from '@/ui/toast-store';
import { useOnline } from './use-online';

/** Fetched by the few whom it concerns. */
const GraceNotice = lazy(async () => {
  const [module] = await Promise.all([import('./grace-notice'), loadTexts('profile')]);
  return module;
});

/** What a failed renewal leaves, while it is known: not offline, nor from an answer that could not be had again. */
function OwnGrace({ userId }: { userId: string }) {
  const isOnline = useOnline();
  // The time of the answer is read so that another one is looked at on its own day, whether or not it differs.
  const { data: grace, error, dataUpdatedAt } = useQuery(graceQuery(userId));
  if (!grace || !isOnline || error) return null;
  return (
    <Suspense fallback={null}>
      <GraceNotice grace={grace} day={today(new Date(dataUpdatedAt))} />
    </Suspense>
  );
}

/** A payment that was begun here and not followed to its end: once it is made, what was bought counts without a reload. */
function PaidMeanwhile() {
  const [params] = useSearchParams();
  const refreshTier = useRefreshTier();
  // The page that one comes back to reads it itself.
  const session = params.has('paid') ? null : payingSession();
  const { data } = useQuery({ ...paymentQuery(session ?? ''), enabled: session !== null });
  const payment = session === null ? undefined : data?.payment;
  useEffect(() => {
    if (payment === 'none') endUnpaid();
    if (payment !== 'paid' || payingSession() === null) return;
    endPaying();
    void Promise.all([loadTexts('profile'), refreshTier()]).then(() =>
      toast({ title: translate('profile:billing.paid'), tone: 'success' }),
    );
  });
  return null;
}

/** What the account's payments have to say on every page, to who pays alone. Who is leaving needs no card. */
export default function PaymentNotices({ userId, isLeaving }: { userId: string; isLeaving: boolean }) {
  return (
    <>
      <PaidMeanwhile />
      {!isLeaving && <OwnGrace userId={userId} />}
    </>
  );
}
