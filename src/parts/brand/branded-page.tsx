import { lazy, Suspense } from 'react';
import type { ShownBrand } from '@/domain/brand/brand';
import type { Pieces } from '@/ui/pieces';

const Plain = ({ children }: { children: Pieces }) => children;

/** Only loaded for branded pages. If loading fails, guests can still read and reply without the brand. */
const BrandFrame = lazy(() => import('./brand-frame').catch(() => ({ default: Plain })));

interface BrandedPageProps {
  /** The owner's brand, as sent with the link's data. Without it, our brand is shown. */
  brand: ShownBrand | null | undefined;
  children: Pieces;
}

export const BrandedPage = ({ brand, children }: BrandedPageProps) =>
  brand ? (
    <Suspense fallback={null}>
      <BrandFrame brand={brand}>{children}</BrandFrame>
    </Suspense>
  ) : (
    children
  );
