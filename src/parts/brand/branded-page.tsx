import { lazy, Suspense } from 'react';
import type { ShownBrand } from '@/domain/brand/brand';
import type { Pieces } from '@/ui/pieces';

const Plain = ({ children }: { children: Pieces }) => children;

/** Fetched for what is under a brand alone; where it can't be had, guests can read and answer all the same. */
const BrandFrame = lazy(() => import('./brand-frame').catch(() => ({ default: Plain })));

interface BrandedPageProps {
  /** Of the plan's owner, in the answer to a link; none is ours. */
  brand: ShownBrand | null | undefined;
  children: Pieces;
}

/** A guests' page: as it is, or under the brand of the plan's owner. */
export const BrandedPage = ({ brand, children }: BrandedPageProps) =>
  brand ? (
    <Suspense fallback={null}>
      <BrandFrame brand={brand}>{children}</BrandFrame>
    </Suspense>
  ) : (
    children
  );
