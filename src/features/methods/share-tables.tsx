import { PROFILE_IDS, PROFILES, type ProfileId } from '@/domain/allocation/shares.data';
import { CATEGORIES } from '@/domain/plan/facts';
import { formatNumber, formatPercent } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { FigureTable } from './figure-table';
import { Trust } from './source-note';

export const isWedding = (id: ProfileId): boolean => id.startsWith('wedding');

/** Initial shares of the categories for weddings, in one table per market. */
export const ShareTables = () => <Profiles ids={PROFILE_IDS.filter(isWedding)} />;

export function Profiles({ ids }: { ids: readonly ProfileId[] }) {
  const { t } = useTranslation('methods');
  const label = useCategoryLabel();
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-10 md:grid-cols-2">
      {ids.map((id) => (
        <div key={id}>
          <FigureTable
            caption={t(`profile.${id}`)}
            head={[t('column.category'), t('column.share'), t('column.range')]}
            rows={CATEGORIES.map((category) => {
              const [share, low, high] = PROFILES[id].shares[category];
              return {
                key: category,
                name: label(category),
                cells: [formatPercent(share / 100), `${formatNumber(low, 1)} – ${formatNumber(high, 1)}`],
              };
            })}
          />
          <div className="mt-2">
            <Trust id={PROFILES[id].source} />
          </div>
        </div>
      ))}
    </div>
  );
}
