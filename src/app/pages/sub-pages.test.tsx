import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { Link, matchPath, Route, Routes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { plantedRoom } from '@/../tests/builders/seating-room';
import { SUB_PAGES } from '@/../tests/builders/sub-pages';
import { setUpUser } from '@/../tests/builders/user';
import { changeLanguage } from '@/lib/i18n';
import { translate } from '@/lib/translation';
import { onPlanPage, patience } from '../../../tests/builders/plan-page';
import { newPlan, startClient } from '../../../tests/builders/plans';
import { SuggestionParts } from '../layouts/workspace/suggestion-parts';
import { MODULES } from '../modules';
import { LocalizedRouter } from '../routes/localized-router';
import { routeOf } from '../routes/page-route';
import { lazyPage } from './lazy-page';

const PAGES = MODULES.flatMap(({ key, pattern, path, title, texts, pages = [] }) =>
  pages.map(({ name, load }) => ({
    name: `${key}/${name}` as keyof typeof SUB_PAGES,
    pattern: `${pattern}/${name}`,
    module: { pattern, path },
    route: routeOf({ path: `${pattern}/${name}`, title, Page: lazyPage(load, ...texts) }),
  })),
);

/** All tests read the same plan, because none of them changes it. */
let plan: ReturnType<typeof newPlan> | undefined;
const given = onPlanPage([], () => {
  plan ??= newPlan().then(async (made) => {
    // Without a room, there are no papers to print.
    await plantedRoom(made.id);
    return made;
  });
  return plan;
});
const person = setUpUser();

test('every page below a module’s page is opened by this test, at its own address', () => {
  expect(PAGES.map(({ name }) => name).sort()).toEqual(Object.keys(SUB_PAGES).sort());
  for (const { name, pattern } of PAGES)
    expect(
      matchPath(pattern, new URL(SUB_PAGES[name].address('x'), location.origin).pathname),
    ).not.toBeNull();
});

describe.each(['en', 'es'] as const)('in the language %s', (language) => {
  test.each(PAGES)(
    '$name has its title after a reload too, and Back leads to the page before',
    async ({ name, module, route }) => {
      await changeLanguage(language);
      const [from, here] = [module.path(given.plan.id), SUB_PAGES[name].address(given.plan.id)];
      /** Opens the page at the browser's address without anything that was read before. */
      const open = () => {
        cleanup();
        document.title = '';
        render(
          <QueryClientProvider client={startClient()}>
            <LocalizedRouter>
              <SuggestionParts>
                <Suspense>
                  <Routes>
                    <Route path={module.pattern} element={<Link to={here}>onwards</Link>} />
                    {route}
                  </Routes>
                </Suspense>
              </SuggestionParts>
            </LocalizedRouter>
          </QueryClientProvider>,
        );
      };
      const heading = async () => {
        await waitFor(
          () => expect(document.title).toBe(`${translate(SUB_PAGES[name].title)} · ${given.plan.name}`),
          patience,
        );
        return waitFor(() => {
          const [shown] = screen.getAllByRole('heading', { level: 1 });
          // The heading of a page that is still loading.
          expect(shown?.closest('[role=status]')).toBeNull();
          return shown?.textContent;
        }, patience);
      };
      history.pushState(null, '', from);
      open();
      await person.click(screen.getByText('onwards'));
      const first = await heading();
      expect(location.pathname + location.search).toBe(here);
      open();
      expect(await heading()).toBe(first);
      history.back();
      await screen.findByText('onwards', {}, patience);
      expect(location.pathname + location.search).toBe(from);
    },
  );
});
