import { TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { isStorageOpen } from '@/lib/device-storage';
import { useTranslation } from '@/lib/translation';
import { Notice } from '@/ui/states';

const never = () => () => undefined;

/**
 * Shown in browsers that block storage for this site. It says how long a session will last, before the person
 * signs in.
 */
export function StorageNotice() {
  const { t } = useTranslation('auth');
  const open = useSyncExternalStore(
    never,
    () => isStorageOpen('localStorage'),
    // Hydration must start from the prerendered page, which is the same for everybody.
    () => true,
  );
  if (open) return null;
  return (
    <Notice tone="attention" icon={<TriangleAlert className="mt-0.5 size-5 shrink-0" />}>
      <p>{t('blocked.text')}</p>
    </Notice>
  );
}
