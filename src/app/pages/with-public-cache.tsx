import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useContext } from 'react';
import NotFoundPage from './not-found-page';
import { publicCache } from './public-cache';

/** The page is injected, because features don't import one another's pages. */
type ReadingPage = ComponentType<{ notFound: ReactNode }>;

/** Wraps a public page that reads rows in a cache, unless one surrounds it already. */
export function withPublicCache(Page: ReadingPage): ComponentType {
  return function WithPublicCache() {
    const given = useContext(QueryClientContext);
    const page = <Page notFound={<NotFoundPage />} />;
    return given ? page : <QueryClientProvider client={publicCache()}>{page}</QueryClientProvider>;
  };
}
