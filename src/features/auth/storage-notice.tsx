import { TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { isStorageOpen } from '@/lib/device-storage';
import { useTranslation } from '@/lib/translation';
import { Notice } from '@/ui/states';

const never = () => () => undefined;

/** Notice in browsers without storage for the site: it says how long a session lasts, before it begins. */
export function StorageNotice() {
  const { t } = useTranslation('auth');
  const open = useSyncExternalStore(
    never,
    () => isStorageOpen('localStorage'),
    // During hydration, because the prerendered page is the same for everybody.
    () => true,
  );
  if (open) return null;
  return (
    <Notice tone="attention" icon={<TriangleAlert className="mt-0.5 size-5 shrink-0" />}>
      <p>{t('blocked.text')}</p>
    </Notice>
  );
}
