import { Link } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '@/lib/translation';
import { LazyLinks } from '@/parts/links/lazy-links';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';

/** Button that creates a link with which the kitchen can read the menus without an account. */
export function KitchenLink({ part_id }: { part_id: string }) {
  const { t } = useTranslation(['guests', 'common']);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="secondary"
        size="small"
        icon={<Link className="size-4.5" />}
        onClick={() => setOpen(true)}
      >
        {t('kitchen.link')}
      </Button>
      {open && (
        <Sheet open onOpenChange={setOpen} title={t('kitchen.link')} closeLabel={t('common:close')}>
          <Suspense fallback={null}>
            <LazyLinks scope="kitchen" part_id={part_id} />
          </Suspense>
        </Sheet>
      )}
    </>
  );
}
