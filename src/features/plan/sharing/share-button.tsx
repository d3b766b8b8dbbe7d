import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { loadTexts } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';

const ShareSheet = lazy(async () => {
  const [sheet] = await Promise.all([import('./share-sheet'), loadTexts('sharing', 'links')]);
  return sheet;
});

/** Button that opens the list of members. The code of the list is loaded on the first press. */
export function ShareButton() {
  const { t } = useTranslation('plans');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        size="small"
        className="print:hidden"
        icon={<UserPlus className="size-4.5" />}
        onClick={() => setOpen(true)}
      >
        {t('plan.share')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ShareSheet onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
