import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useContext } from 'react';
import NotFoundPage from './not-found-page';
import { publicCache } from './public-cache';

/** The not-found page is injected, because features don't import other pages. */
type ReadingPage = ComponentType<{ notFound: ReactNode }>;

/** Provides the public cache to a page that reads rows, unless a cache is already provided. */
export function withPublicCache(Page: ReadingPage): ComponentType {
  return function WithPublicCache() {
    const given = useContext(QueryClientContext);
    const page = <Page notFound={<NotFoundPage />} />;
    return given ? page : <QueryClientProvider client={publicCache()}>{page}</QueryClientProvider>;
  };
}
