import { User } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from '@/lib/translation';
import { IconButton } from '@/ui/button';
import { useApproach } from '@/ui/use-approach';

const load = () => import('./account-menu');
const AccountMenu = lazy(load);

export function AccountButton() {
  const { t } = useTranslation();
  const { wanted, near } = useApproach(load);
  const button = (
    <IconButton label={t('nav.account')} {...near}>
      <User className="size-5" />
    </IconButton>
  );
  return wanted ? (
    <Suspense fallback={button}>
      <AccountMenu />
    </Suspense>
  ) : (
    button
  );
}
