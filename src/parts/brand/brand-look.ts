import './brand.css';
import type { ShownBrand } from '@/domain/brand/brand';
import { shadesOf } from '@/domain/brand/shades';

type Colours = Pick<ShownBrand, 'colour_main' | 'colour_accent'>;

/** Maps a brand's colours to the custom properties of brand.css. */
export function brandColours(brand: Colours): Readonly<Record<`--brand-${string}`, string>> {
  const [day, night] = [shadesOf(brand, 'day'), shadesOf(brand, 'night')];
  return {
    '--brand-accent': day.accent,
    '--brand-strong': day.strong,
    '--brand-soft': day.soft,
    '--brand-on': day.onAccent,
    '--brand-accent-night': night.accent,
    '--brand-strong-night': night.strong,
    '--brand-soft-night': night.soft,
    '--brand-on-night': night.onAccent,
    '--brand-trim': day.trim,
  };
}

/** Attributes for the outermost element of a branded page. */
export const brandLook = (brand: Colours) => ({ 'data-look': 'brand', style: brandColours(brand) });
