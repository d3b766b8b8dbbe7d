import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui/button';
import { User } from '@/ui/first-icons';

const load = () => import('./account-menu');
const AccountMenu = lazy(load);

/** Opens the account's menu, whose code is fetched when somebody comes near it. */
export function AccountButton() {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState(false);
  const fetchAhead = () => void load().catch(() => undefined);
  const button = (
    <IconButton
      label={t('nav.account')}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={() => setWanted(true)}
    >
      <User aria-hidden="true" className="size-5" />
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
