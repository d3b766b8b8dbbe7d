import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session-state';
import { IconButton } from '@/ui/button';
import { LogOut, User } from '@/ui/icons';
import { Menu, MenuItem, MenuLink, MenuNote, MenuRule } from '@/ui/menu';
import { signOutHere } from '../signed-in';
import { changesWait } from '../waiting-changes';
import { SignOutDialog } from './sign-out-dialog';

/** Its code comes when the button is approached, so it is there because it was asked to open. */
export default function AccountMenu() {
  const { t } = useTranslation();
  const { user } = useSession();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  // Also from a public page, which would otherwise stay.
  const leave = () => void signOutHere().then(() => navigate(paths.auth));
  return (
    <>
      <Menu
        defaultOpen
        label={t('nav.account')}
        trigger={
          <IconButton label={t('nav.account')}>
            <User aria-hidden="true" className="size-5" />
          </IconButton>
        }
      >
        {user && <MenuNote>{user.email}</MenuNote>}
        <MenuRule />
        <MenuLink to={paths.profile} icon={<User aria-hidden="true" className="size-4" />}>
          {t('nav.profile')}
        </MenuLink>
        <MenuItem
          icon={<LogOut aria-hidden="true" className="size-4" />}
          onSelect={() => (changesWait() ? setAsking(true) : leave())}
        >
          {t('nav.signOut')}
        </MenuItem>
      </Menu>
      {asking && <SignOutDialog onStay={() => setAsking(false)} onLeave={leave} />}
    </>
  );
}
