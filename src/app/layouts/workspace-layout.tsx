import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { KEPT_OFFLINE } from '@/data/offline';
import { outlivesTab } from '@/data/plan-pending';
import { useSession } from '@/lib/session-state';
import { PageSpinner } from '@/ui/spinner';
import { devicePersister } from '../device-cache';
import { queryClient } from '../signed-in';
import { AccountButton } from './account-button';
import { Brand } from './brand';
import { ConnectionNotice } from './connection-notice';
import { LanguageToggle } from './language-toggle';
import { ReauthDialog } from './reauth-dialog';
import { SkipLink } from './skip-link';
import { ThemeToggle } from './theme-toggle';
import { BottomBar, Sidebar } from './workspace-nav';

function Frame() {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-dvh flex-col print:min-h-0">
      <SkipLink />
      <header className="sticky top-0 z-30 border-b border-line bg-paper/95 backdrop-blur print:hidden">
        <div className="flex min-h-16 items-center gap-1 px-4 sm:px-6">
          <Brand />
          <span className="flex-1" />
          <ThemeToggle />
          <LanguageToggle />
          <AccountButton />
        </div>
      </header>
      <ConnectionNotice />
      <div className="flex flex-1">
        <Sidebar />
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 pb-24 outline-none lg:pb-12 print:pb-0">
          <Suspense fallback={<PageSpinner label={t('loading')} />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <BottomBar />
      <ReauthDialog />
    </div>
  );
}

const persister = devicePersister(async () =>
  (await import('../waiting-writes')).registerWrites(queryClient),
);

/** The signed-in area: its data, its frame, and what may happen to a session or a connection in mid-work. */
export default function WorkspaceLayout() {
  const { user } = useSession();
  return (
    <PersistQueryClientProvider
      client={queryClient}
      // Another account's cache is not restored, and neither is one from before a change of its shape.
      persistOptions={{
        persister,
        maxAge: KEPT_OFFLINE,
        buster: `1:${user?.id ?? ''}`,
        dehydrateOptions: { shouldDehydrateMutation: outlivesTab },
      }}
      onSuccess={() => void queryClient.resumePausedMutations()}
    >
      <Frame />
    </PersistQueryClientProvider>
  );
}
