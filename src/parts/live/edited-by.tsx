import { formatList } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { Notice } from '@/ui/states';
import { useNameOf } from './use-name-of';

/** Shows who else has a row open in a form, so that conflicts can be avoided. */
export default function EditedBy({ plan_id, people }: { plan_id: string; people: readonly string[] }) {
  const { t } = useTranslation('sharing');
  const nameOf = useNameOf(plan_id);
  return (
    <Notice>{t('live.editing', { count: people.length, names: formatList(people.map(nameOf)) })}</Notice>
  );
}
