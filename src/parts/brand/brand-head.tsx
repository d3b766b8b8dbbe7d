import { useState } from 'react';
import { pictureUrl } from '@/data/open-page';
import type { ShownBrand } from '@/domain/brand/brand';
import { cx } from '@/ui/class-names';

interface BrandHeadProps {
  brand: Pick<ShownBrand, 'name' | 'logo'>;
  /** URL of a logo that isn't uploaded yet. */
  picture?: string | null | undefined;
  className?: string;
}

export function BrandHead({ brand: { name, logo }, picture, className }: BrandHeadProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = picture ?? (logo && pictureUrl(logo));
  return (
    <header
      className={cx(
        'flex items-center justify-center border-t-4 border-(--brand-trim) bg-surface px-5 py-1.5',
        className,
      )}
    >
      {shown && shown !== broken ? (
        <img
          src={shown}
          alt={name}
          className="h-9 w-auto max-w-56 object-contain"
          onError={() => setBroken(shown)}
        />
      ) : (
        <p className="font-serif text-xl leading-9 text-accent-strong wrap-anywhere">{name}</p>
      )}
    </header>
  );
}
