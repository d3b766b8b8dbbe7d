import { pictureUrl } from '@/data/open-page';
import type { ShownBrand } from '@/domain/brand/brand';
import type { BookBrand } from '@/parts/print/book';

/** Returns the pixels of a logo; null if the logo can't be loaded. */
async function pixelsOf(logo: string): Promise<BookBrand['logo']> {
  const answer = await fetch(pictureUrl(logo));
  if (!answer.ok) return null;
  const bitmap = await createImageBitmap(await answer.blob());
  const { width, height } = bitmap;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context ? { data: context.getImageData(0, 0, width, height).data, width, height } : null;
}

/** Converts a brand to the form that a PDF book needs. The logo is left out if it can't be loaded. */
export async function bookBrand(brand: ShownBrand | null): Promise<BookBrand | null> {
  if (!brand) return null;
  const { name, colour_main, colour_accent } = brand;
  const logo = brand.logo ? await pixelsOf(brand.logo).catch(() => null) : null;
  return { name, logo, colour_main, colour_accent };
}
