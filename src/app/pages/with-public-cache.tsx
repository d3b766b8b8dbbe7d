import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useContext } from 'react';
import NotFoundPage from './not-found-page';
import { publicCache } from './public-cache';

/** Injected, because features don't import one another's pages. */
type ReadingPage = ComponentType<{ notFound: ReactNode }>;

/** A public page that reads rows, with a cache, unless one that is filled already is around it. */
export function withPublicCache(Page: ReadingPage): ComponentType {
  return function WithPublicCache() {
    const given = useContext(QueryClientContext);
    const page = <Page notFound={<NotFoundPage />} />;
    return given ? page : <QueryClientProvider client={publicCache()}>{page}</QueryClientProvider>;
  };
}
