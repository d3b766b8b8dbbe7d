import { screen, within } from '@testing-library/react';
import { QUOTES } from '@/data/vendor-quotes';
import type { VendorQuote } from '@/domain/vendors/vendor';
import { newQuote } from '@/features/vendors/make-quotes';
import { paths } from '@/lib/paths';
import { vendors as texts } from '@/locales/en/vendors';
import { ModulePages } from './module-pages';
import { type onPlanPage, patience } from './plan-page';
import { renderAt } from './plans';
import { storedRows, storeRows } from './rows';

/**
 * Test setup of a plan's vendors page. The plan has stored quotes for music, in the order in which the page
 * recommends them.
 */
export function vendorPages(given: ReturnType<typeof onPlanPage>) {
  return {
    open: async (category = 'music', search = '') => {
      renderAt(paths.vendorComparison(category, given.plan.id) + search, <ModulePages module="vendors" />);
      await screen.findByRole('heading', { level: 1, name: /^(?!Loading)/ }, patience);
    },
    plant: (...quotes: Partial<VendorQuote>[]) =>
      storeRows(
        QUOTES,
        given.plan.id,
        quotes.map((quote) => ({
          before: null,
          after: newQuote('music', { stage: 'quoted', tax_included: true, ...quote }),
        })),
      ),
    ranked: () =>
      within(screen.getByRole('region', { name: texts.ranking.title }))
        .getAllByRole('listitem')
        .map((item) => within(item).getByRole('button').textContent),
    stored: () => storedRows(QUOTES, given.plan.id),
  };
}
