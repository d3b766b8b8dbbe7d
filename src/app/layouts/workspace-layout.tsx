import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { planWords } from '@/domain/plan/plan-words';
import { IN_DEMO } from '@/lib/demo';
import { writeNumbersFor } from '@/lib/format';
import { onIdle } from '@/lib/idle';
import { EventWordsContext, useTranslation } from '@/lib/translation';
import { cx } from '@/ui/class-names';
import { latePanel } from '@/ui/late-panel';
import { PageSpinner } from '@/ui/spinner';
import { useKeptFocus } from '@/ui/use-kept-focus';
import { queryClient } from '../session/signed-in';
import { AccountButton } from './account-button';
import { BrandLink } from './brand';
import { EnglishOffer } from './english-offer';
import { LanguageToggle } from './language-toggle';
import { SkipLink } from './skip-link';
import { ThemeToggle } from './theme-toggle';
import { ConnectionNotice } from './workspace/connection-notice';
import { GroupNav } from './workspace/group-nav';
import { PlanBar } from './workspace/plan-heading';
import { ReauthDialog } from './workspace/reauth-dialog';
import { SuggestionParts } from './workspace/suggestion-parts';
import { SwitcherButton } from './workspace/switcher-button';
import { usePlanPlace } from './workspace/use-plan-place';
import { BottomBar, Sidebar } from './workspace/workspace-nav';

const DemoBar = lazy(() => import('./workspace/demo-bar'));

/** Loaded when the page is idle, because account notices aren't urgent. */
const AccountNotice = latePanel(async () => {
  await new Promise<void>(onIdle);
  return import('./workspace/account-notice');
});

function Frame() {
  const { t } = useTranslation();
  const place = usePlanPlace();
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  return (
    <EventWordsContext value={place?.plan ? planWords(place.plan) : null}>
      <div className="flex min-h-dvh flex-col print:min-h-0">
        <SkipLink />
        {IN_DEMO && <EnglishOffer />}
        <header className="sticky top-0 z-30 border-b border-line bg-paper/95 backdrop-blur short:static large-text:static print:hidden">
          <div
            className={cx(
              'flex min-h-16 items-center px-4 xs:gap-1 sm:px-6',
              place ? 'large-text:flex-wrap' : 'flex-wrap',
            )}
          >
            {place && <PlanBar place={place} />}
            <span className={cx('flex-1', place && 'max-lg:hidden')}>
              <BrandLink />
            </span>
            <SwitcherButton />
            <span className={cx(place && 'max-sm:hidden')}>
              <ThemeToggle />
            </span>
            <LanguageToggle />
            {!IN_DEMO && <AccountButton />}
          </div>
        </header>
        {IN_DEMO ? (
          <Suspense fallback={null}>
            <DemoBar />
          </Suspense>
        ) : (
          <>
            <ConnectionNotice />
            <Suspense fallback={null}>
              <AccountNotice />
            </Suspense>
          </>
        )}
        <div className="flex flex-1">
          <Sidebar />
          <main
            ref={main}
            id="content"
            tabIndex={-1}
            className="min-w-0 flex-1 pb-24 outline-none lg:pb-12 print:pb-0"
          >
            <GroupNav />
            <Suspense fallback={<PageSpinner label={t('loading')} />}>
              <Outlet />
            </Suspense>
          </main>
        </div>
        <BottomBar />
        {!IN_DEMO && <ReauthDialog />}
      </div>
    </EventWordsContext>
  );
}

export default function WorkspaceLayout() {
  // A state initialiser runs once, before any number is formatted.
  useState(() => writeNumbersFor(navigator.languages));
  return (
    <QueryClientProvider client={queryClient}>
      <SuggestionParts>
        <Frame />
      </SuggestionParts>
    </QueryClientProvider>
  );
}
