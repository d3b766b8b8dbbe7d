import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { graceQuery } from '@/data/grace';
import { endPaying, endUnpaid, payingSession, paymentQuery } from '@/data/paying';
import { today } from '@/lib/format';
import { loadTexts } from '@/lib/i18n';
import { translate } from '@/lib/translation';
import { useRefreshTier } from '@/parts/account/use-refresh-tier';
import { useOnline } from '@/parts/use-online';
import { toast } from '@/ui/toast-store';

/** Loaded for the few people whom it concerns. */
const GraceNotice = lazy(async () => {
  const [module] = await Promise.all([import('./grace-notice'), loadTexts('profile')]);
  return module;
});

/** Notice of a failed renewal while its state is certain: neither offline nor after a failed refetch. */
function OwnGrace({ userId }: { userId: string }) {
  const isOnline = useOnline();
  // Reading `dataUpdatedAt` rerenders at every answer, so that an unchanged one on another day is handled
  // too.
  const { data: grace, error, dataUpdatedAt } = useQuery(graceQuery(userId));
  if (!grace || !isOnline || error) return null;
  return (
    <Suspense fallback={null}>
      <GraceNotice grace={grace} day={today(new Date(dataUpdatedAt))} />
    </Suspense>
  );
}

/** Checks a payment begun here and not completed: once it is made, the purchase counts without a reload. */
function PaidMeanwhile() {
  const [params] = useSearchParams();
  const refreshTier = useRefreshTier();
  // The page that the person returns to reads the session itself.
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

/**
 * The account's payment notices on every page, for the paying person. An account that is leaving needs no new
 * card.
 */
export default function PaymentNotices({ userId, isLeaving }: { userId: string; isLeaving: boolean }) {
  return (
    <>
      <PaidMeanwhile />
      {!isLeaving && <OwnGrace userId={userId} />}
    </>
  );
}
