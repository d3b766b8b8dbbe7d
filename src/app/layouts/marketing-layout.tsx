import { Outlet } from 'react-router-dom';
import { MarketingFooter } from './marketing-footer';
import { MarketingHeader } from './marketing-header';
import { SkipLink } from './skip-link';

/** The public pages' frame. */
export function MarketingLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <MarketingHeader />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <MarketingFooter />
    </div>
  );
}
