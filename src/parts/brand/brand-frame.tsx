import type { ShownBrand } from '@/domain/brand/brand';
import type { Pieces } from '@/ui/pieces';
import { BrandHead } from './brand-head';
import { brandLook } from './brand-look';

interface BrandFrameProps {
  brand: ShownBrand;
  children: Pieces;
}

/**
 * Frame of guests' pages in the owner's brand: its colours, its logo at the top, its own text at the bottom.
 */
export default function BrandFrame({ brand, children }: BrandFrameProps): Pieces {
  const { name, footer } = brand;
  return (
    <div {...brandLook(brand)} className="min-h-dvh bg-paper text-ink">
      <BrandHead brand={brand} />
      {children}
      <footer className="border-t border-line px-5 py-4 text-center text-sm text-ink-muted wrap-anywhere">
        <p className="font-semibold">{name}</p>
        {footer && <p className="whitespace-pre-line">{footer}</p>}
      </footer>
    </div>
  );
}
