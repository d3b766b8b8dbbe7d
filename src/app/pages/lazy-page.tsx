import { type ComponentType, lazy, useState } from 'react';
import { loadTexts } from '@/lib/i18n';
import type { Namespace } from '@/lib/texts';

type PageModule = { default: ComponentType };

/**
 * Error of a page whose code or texts couldn't be downloaded. React caches the error until `forget` is
 * called.
 */
export class PageNotFetched extends Error {
  override name = 'PageNotFetched';
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('A page could not be fetched', { cause });
    this.forget = forget;
  }
}

/** Renders a component. The choice is made only once, because another component would remount the page. */
function OnDemand({ choose }: { choose: () => ComponentType }) {
  const [Body] = useState(choose);
  return <Body />;
}

/**
 * Defines a page that is loaded on demand, with code and texts in parallel. A page that is loaded already
 * renders without delay.
 */
export function lazyPage(load: () => Promise<PageModule>, ...texts: Namespace[]) {
  let ready: ComponentType | undefined;
  const fetchAll = async (): Promise<PageModule> => {
    try {
      const [page] = await Promise.all([load(), loadTexts(...texts)]);
      ready = page.default;
      return page;
    } catch (cause) {
      throw new PageNotFetched(cause, () => {
        Late = lazy(fetchAll);
      });
    }
  };
  let Late = lazy(fetchAll);
  return Object.assign(() => <OnDemand choose={() => ready ?? Late} />, {
    /**
     * Loads the page in advance. If that fails the promise rejects, and rendering the page shows the error.
     */
    preload: () => fetchAll().then(() => undefined),
  });
}
