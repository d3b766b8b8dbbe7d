import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId, useState } from 'react';
import { accountStateQuery } from '@/data/departures';
import { formatInstant } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { KeepAccount } from '@/parts/account/keep-account';
import { Button } from '@/ui/button';

const DeletionSheet = lazy(() => import('./deletion-sheet'));

export function DeletionSection({ userId, email }: { userId: string; email: string }) {
  const { t } = useTranslation('profile');
  const heading = useId();
  const [open, setOpen] = useState(false);
  const { data } = useQuery({ ...accountStateQuery(userId), enabled: userId !== '' });
  const deletesAt = data?.deletes_at;
  return (
    <section aria-labelledby={heading} className="flex flex-col items-start gap-3 border-t border-line pt-8">
      <h2 id={heading} className="text-xl">
        {t('deletion.title')}
      </h2>
      <p className="measure text-ink-muted">
        {deletesAt ? t('departure.own', { date: formatInstant(deletesAt) }) : t('deletion.text')}
      </p>
      {deletesAt ? (
        <KeepAccount userId={userId} />
      ) : (
        <Button look="danger" onClick={() => setOpen(true)}>
          {t('deletion.open')}
        </Button>
      )}
      {open && (
        <Suspense fallback={null}>
          <DeletionSheet userId={userId} email={email} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
