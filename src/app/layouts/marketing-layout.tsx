import { Outlet } from 'react-router-dom';
import { Standing } from '@/parts/as-drawn';
import { MarketingFooter } from './marketing-footer';
import { MarketingHeader } from './marketing-header';
import { SkipLink } from './skip-link';

/**
 * Boundaries of their own: over a page that was drawn at build time the app takes what is between them first. The same
 * elements every time, so that nothing that happens there meanwhile concerns them.
 */
const HEADER = (
  <Standing>
    <MarketingHeader />
  </Standing>
);
const FOOTER = (
  <Standing>
    <MarketingFooter />
  </Standing>
);

/** The public pages' frame. */
export function MarketingLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {HEADER}
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      {FOOTER}
    </div>
  );
}
