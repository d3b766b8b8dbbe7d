import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { useContext } from 'react';
import { Outlet } from 'react-router-dom';
import type { BlogFrame } from '@/features/blog/post-page';
import NotFoundPage from '../not-found-page';
import { publicCache } from '../public-cache';

const frame: BlogFrame = { notFound: <NotFoundPage /> };

/** Public pages that read rows: a cache, unless one that is filled already is around them. */
export default function ReadingFrame() {
  const given = useContext(QueryClientContext);
  const pages = <Outlet context={frame} />;
  return given ? pages : <QueryClientProvider client={publicCache()}>{pages}</QueryClientProvider>;
}
