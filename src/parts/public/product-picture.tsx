import { currentLanguage } from '@/lib/i18n';
import { cx } from '@/ui/class-names';

/** Size in pixels of the screenshots made by src/app/build/product-pictures.mjs. */
const TILE = { width: 1000, height: 680 };
export const PRODUCT_PICTURES = {
  budget: { width: 1280, height: 800 },
  plan: { width: 375, height: 720 },
  money: { width: 375, height: 720 },
  tasks: { width: 375, height: 290 },
  guests: TILE,
  tables: TILE,
  day: TILE,
  vendors: TILE,
} as const;
export const PICTURE_THEMES = ['light', 'dark'] as const;
type ProductPictureName = keyof typeof PRODUCT_PICTURES;

interface ProductPictureProps {
  name: ProductPictureName;
  /** Alternative text. Empty if a text next to the picture says the same. */
  alt: string;
  className?: string;
}

/**
 * Screenshot of the product in the reader's language and theme. The browser downloads only the one that it
 * shows.
 */
export const ProductPicture = ({ name, alt, className }: ProductPictureProps) =>
  PICTURE_THEMES.map((theme) => (
    <img
      key={theme}
      src={`/pictures/product/${name}-${currentLanguage()}-${theme}.webp`}
      alt={alt}
      {...PRODUCT_PICTURES[name]}
      loading="lazy"
      decoding="async"
      className={cx('h-auto w-full', className, theme === 'dark' ? 'by-day:hidden' : 'by-night:hidden')}
    />
  ));
