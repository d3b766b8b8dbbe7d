import { KIND_COSTS } from '@/domain/allocation/kind-costs.data';
import { findRegion } from '@/domain/places/regions';
import type { KindId } from '@/domain/plan/kind';
import { countryName, formatMoney } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { FigureTable } from './figure-table';
import { kindName } from './kind-name';
import { SourceNote } from './source-note';

/** Costs for each kind of event and place: simple, usual and lavish, with the source. */
export default function KindCosts() {
  const { t } = useTranslation(['methods', 'common', 'budget']);
  const place = (code: string) =>
    code.length === 2
      ? countryName(code)
      : (findRegion(code.slice(0, 2), code)?.name[currentLanguage()] ?? code);
  const rows = Object.entries(KIND_COSTS).flatMap(([kind, costs]) =>
    Object.entries(costs).flatMap(([code, cost]) => (cost ? { kind: kind as KindId, code, cost } : [])),
  );
  return (
    <FigureTable
      caption={t('usual.others')}
      head={[t('column.event'), t('column.low'), t('column.typical'), t('column.high')]}
      rows={rows.map(({ kind, code, cost }) => ({
        key: `${kind}-${code}`,
        name: (
          <>
            <span>{`${kindName(t, kind)}, ${place(code)}`}</span>{' '}
            <span className="block text-sm text-ink-muted">
              <SourceNote id={cost.source} />
              <span>{`, ${t(`usual.basis.${cost.basis}`)}`}</span>
            </span>
          </>
        ),
        cells: cost.levels.map((units) => formatMoney(units * 100, cost.currency)),
      }))}
    />
  );
}
