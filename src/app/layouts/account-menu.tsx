import { LogOut, MessageCircle, User } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { ChatSheet } from '@/parts/chat/chat-button';
import { IconButton } from '@/ui/button';
import { Menu, MenuItem, MenuLink, MenuNote, MenuRule } from '@/ui/menu';
import { signOutHere, unsentChanges } from '../session/signed-in';
import { SignOutDialog } from './sign-out-dialog';

/**
 * Menu of the account. Its code is downloaded when the pointer or focus comes near, so that it opens without
 * delay.
 */
export default function AccountMenu() {
  const { t } = useTranslation(['common', 'chat']);
  const { user } = useSession();
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState(0);
  const [chats, setChats] = useState(false);
  // Navigate to the sign-in page, because a public page would stay open after sign-out.
  const leave = () => void signOutHere().then(() => navigate(paths.auth));
  return (
    <>
      <Menu
        defaultOpen
        label={t('nav.account')}
        trigger={
          <IconButton label={t('nav.account')}>
            <User className="size-5" />
          </IconButton>
        }
      >
        {user && <MenuNote>{user.email}</MenuNote>}
        <MenuRule />
        <MenuLink to={paths.profile} icon={<User className="size-4" />}>
          {t('nav.profile')}
        </MenuLink>
        <MenuItem icon={<MessageCircle className="size-4" />} onSelect={() => setChats(true)}>
          {t('chat:open')}
        </MenuItem>
        <MenuItem
          icon={<LogOut className="size-4" />}
          onSelect={() => void unsentChanges().then((count) => (count > 0 ? setWaiting(count) : leave()))}
        >
          {t('nav.signOut')}
        </MenuItem>
      </Menu>
      {chats && (
        <Suspense fallback={null}>
          <ChatSheet onClose={() => setChats(false)} />
        </Suspense>
      )}
      {waiting > 0 && <SignOutDialog waiting={waiting} onStay={() => setWaiting(0)} onLeave={leave} />}
    </>
  );
}
