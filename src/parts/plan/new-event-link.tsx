import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/class-names';

/** Link to the wizard. If the tier allows no further plan, the wizard says so before anything is typed. */
export function NewEventLink({ children }: { children?: string }) {
  const { t } = useTranslation();
  return (
    <Link to={paths.newEvent} className={cx('shrink-0', buttonClass())}>
      <Plus className="size-5" />
      <span>{children ?? t('nav.newEvent')}</span>
    </Link>
  );
}
