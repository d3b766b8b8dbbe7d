import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { graceQuery } from '@/data/grace';
import { endPaying, endUnpaid, payingSession, paymentQuery } from '@/data/paying';
import { today } from '@/lib/format';
import { loadTexts } from '@/lib/i18n';
import { translate } from '@/lib/translation';
import { useRefreshTier } from '@/parts/account/use-refresh-tier';
import { useOnline } from '@/parts/live/use-online';
import { toast } from '@/ui/toast-store';

/** Loaded on demand, because few people need it. */
const GraceNotice = lazy(async () => {
  const [module] = await Promise.all([import('./grace-notice'), loadTexts('profile')]);
  return module;
});

/**
 * Shows a failed renewal only if its state is certain: the device is online and the last request succeeded.
 */
function OwnGrace({ userId }: { userId: string }) {
  const isOnline = useOnline();
  // Reading `dataUpdatedAt` causes a rerender at every response, so that the dismissed notice reappears the
  // next day.
  const { data: grace, error, dataUpdatedAt } = useQuery(graceQuery(userId));
  if (!grace || !isOnline || error) return null;
  return (
    <Suspense fallback={null}>
      <GraceNotice grace={grace} day={today(new Date(dataUpdatedAt))} />
    </Suspense>
  );
}

/**
 * Checks a payment that was started in this browser and not completed. Once it is paid, the purchase is
 * active without a reload.
 */
function PaidMeanwhile() {
  const [params] = useSearchParams();
  const refreshTier = useRefreshTier();
  // The page that opens after payment has `paid` in its address and checks the payment itself.
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
 * Payment notices on every page, for the paying person. An account that will be deleted gets no notice of a
 * failed renewal.
 */
export default function PaymentNotices({ userId, isLeaving }: { userId: string; isLeaving: boolean }) {
  return (
    <>
      <PaidMeanwhile />
      {!isLeaving && <OwnGrace userId={userId} />}
    </>
  );
}
