import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { Sprig } from '@/ui/sprig';

export function BrandLink() {
  const { t } = useTranslation();
  return (
    <Link
      to={paths.home}
      className="inline-flex min-h-11 items-center gap-1.5 font-serif text-2xl font-semibold tracking-tight text-ink"
    >
      <Sprig className="size-7 text-accent" />
      <span>{t('brand')}</span>
    </Link>
  );
}
