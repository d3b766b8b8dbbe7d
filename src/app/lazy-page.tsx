import { type ComponentType, lazy, useState } from 'react';
import { loadTexts } from '@/lib/i18n';
import type { Namespace } from '@/lib/texts';
import { asDrawn } from '@/parts/as-drawn';

type PageModule = { default: ComponentType };

/** Chosen once: another component in its place would begin the page anew. */
function OnDemand({ choose }: { choose: () => ComponentType }) {
  const [Body] = useState(choose);
  return <Body />;
}

/**
 * A page on demand: its code and its texts are fetched side by side, and can be fetched ahead. What has been fetched
 * ahead is drawn at once, without the library's turn of waiting: a page drawn at build time is taken over unseen.
 */
export function lazyPage(load: () => Promise<PageModule>, ...texts: Namespace[]) {
  let ready: ComponentType | undefined;
  const fetchAll = async () => {
    const [page] = await Promise.all([load(), loadTexts(...texts)]);
    ready = page.default;
    return page;
  };
  const Late = lazy(fetchAll);
  /** Rejects when the page cannot be fetched; drawing it then shows that. */
  return Object.assign(() => <OnDemand choose={() => ready ?? Late} />, {
    preload: () => fetchAll().then(() => undefined),
  });
}

/** A page that reads well before it answers: where it was drawn at build time its code waits for the reader. */
export const readablePage = (load: () => Promise<PageModule>, ...texts: Namespace[]) =>
  asDrawn(async () => {
    const [page] = await Promise.all([load(), loadTexts(...texts)]);
    return page;
  });
