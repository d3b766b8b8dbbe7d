import { lazy, Suspense } from 'react';
import type { ShownBrand } from '@/domain/brand/brand';
import type { Pieces } from '@/ui/pieces';

const Plain = ({ children }: { children: Pieces }) => children;

/** Loaded under a brand only. If that fails, guests can still read and answer. */
const BrandFrame = lazy(() => import('./brand-frame').catch(() => ({ default: Plain })));

interface BrandedPageProps {
  /** The owner's brand, from the answer to a link; without one, ours. */
  brand: ShownBrand | null | undefined;
  children: Pieces;
}

/** A guests' page, under the brand of the plan's owner if there is one. */
export const BrandedPage = ({ brand, children }: BrandedPageProps) =>
  brand ? (
    <Suspense fallback={null}>
      <BrandFrame brand={brand}>{children}</BrandFrame>
    </Suspense>
  ) : (
    children
  );
