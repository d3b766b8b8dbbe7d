import { type ComponentType, lazy, useState } from 'react';
import { loadTexts } from '@/lib/i18n';
import type { Namespace } from '@/lib/texts';

type PageModule = { default: ComponentType };

/** The error of a page whose code or texts could not be fetched. React keeps it until `forget` is called. */
export class PageNotFetched extends Error {
  override name = 'PageNotFetched';
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('A page could not be fetched', { cause });
    this.forget = forget;
  }
}

/** Renders a component that is chosen once, because another component in its place would remount the page. */
function OnDemand({ choose }: { choose: () => ComponentType }) {
  const [Body] = useState(choose);
  return <Body />;
}

/**
 * Defines a page on demand. Its code and texts are fetched together, also ahead of need; a page that is
 * loaded already is rendered at once.
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
    /** Fetches the page. Rejects if that fails; rendering the page then shows it. */
    preload: () => fetchAll().then(() => undefined),
  });
}
