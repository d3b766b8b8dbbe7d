import { type ComponentType, lazy, useState } from 'react';
import { loadTexts } from '@/lib/i18n';
import type { Namespace } from '@/lib/texts';

type PageModule = { default: ComponentType };

/** The code or the texts of a page could not be fetched. React keeps the failure until `forget` is called. */
export class PageNotFetched extends Error {
  override name = 'PageNotFetched';
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('A page could not be fetched', { cause });
    this.forget = forget;
  }
}

/** Chosen once: another component in its place would begin the page again. */
function OnDemand({ choose }: { choose: () => ComponentType }) {
  const [Body] = useState(choose);
  return <Body />;
}

/**
 * A page on demand: its code and its texts are fetched side by side, and can be fetched ahead. What is there already is
 * rendered at once, without a turn of waiting.
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
    /** Rejects when the page cannot be fetched; rendering it then shows that. */
    preload: () => fetchAll().then(() => undefined),
  });
}
