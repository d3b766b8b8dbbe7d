import {
  DAY_DRIVEN,
  GUEST_DRIVEN,
  HOUR_DRIVEN,
  LATIN_AMERICA_HOURS,
  LOCAL_PRICE,
  LOCATION_WEIGHT,
  WEDDING_GUESTS,
  WEDDING_HOURS,
  WEDDING_HOURS_ELSEWHERE,
} from '@/domain/allocation/factors.data';
import { KIND_SETTINGS, type KindSetting } from '@/domain/allocation/kind-settings.data';
import { CATEGORIES, type Category, LOCATION_TYPES } from '@/domain/plan/facts';
import { countryName, formatNumber, formatPercent } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { FigureTable } from './figure-table';
import { kindName } from './kind-name';

function CategoryFigures({
  caption,
  column,
  figure,
}: {
  caption: string;
  column: string;
  figure: (category: Category) => string;
}) {
  const { t } = useTranslation('methods');
  const label = useCategoryLabel();
  return (
    <div className="max-w-md">
      <FigureTable
        caption={caption}
        head={[t('column.category'), column]}
        rows={CATEGORIES.map((category) => ({
          key: category,
          name: label(category),
          cells: [figure(category)],
        }))}
      />
    </div>
  );
}

const SETTINGS = Object.entries(KIND_SETTINGS) as [keyof typeof KIND_SETTINGS, KindSetting][];

/** Kinds of event, grouped so that each table fits on a phone. */
const OTHERS = [
  ['quinceanera', 'children', 'birthday'],
  ['anniversary', 'corporate'],
] as const;

/** Table with a column per kind of event. Kinds without separate figures use the figures of a birthday. */
function OtherFigures({ caption, figures }: { caption: string; figures: typeof GUEST_DRIVEN }) {
  const { t } = useTranslation('methods');
  const label = useCategoryLabel();
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 md:grid-cols-2">
      {OTHERS.map((kinds) => (
        <FigureTable
          key={kinds[0]}
          caption={caption}
          head={[t('column.category'), ...kinds.map((kind) => t(`profile.${kind}`))]}
          rows={CATEGORIES.map((category) => ({
            key: category,
            name: label(category),
            cells: kinds.map((kind) => formatPercent(figures[kind][category])),
          }))}
        />
      ))}
    </div>
  );
}

export function GuestFigures() {
  const { t } = useTranslation(['methods', 'common']);
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 md:grid-cols-2">
      <CategoryFigures
        caption={t('guests.driven')}
        column={t('column.driven')}
        figure={(category) => formatPercent(GUEST_DRIVEN.wedding[category])}
      />
      <div className="max-w-md">
        <FigureTable
          caption={t('guests.usual')}
          head={[t('column.event'), t('column.guests')]}
          rows={[
            {
              key: 'wedding',
              name: t('common:eventType.wedding'),
              cells: [formatNumber(WEDDING_GUESTS)],
            },
            ...SETTINGS.map(([kind, { guests }]) => ({
              key: kind,
              name: kindName(t, kind),
              cells: [formatNumber(guests)],
            })),
          ]}
        />
      </div>
      <div className="md:col-span-2">
        <OtherFigures caption={t('guests.drivenOthers')} figures={GUEST_DRIVEN} />
      </div>
    </div>
  );
}

export function RegionFigures() {
  const { t } = useTranslation('methods');
  return (
    <CategoryFigures
      caption={t('region.local')}
      column={t('column.exponent')}
      figure={(category) => formatNumber(LOCAL_PRICE[category], 2)}
    />
  );
}

export function PlaceFigures() {
  const { t } = useTranslation(['methods', 'common']);
  const label = useCategoryLabel();
  const types = LOCATION_TYPES.filter((type) => type !== 'indoor');
  return (
    <div className="max-w-2xl">
      <FigureTable
        caption={t('place.factors')}
        head={[t('column.category'), ...types.map((type) => t(`common:locationType.${type}`))]}
        rows={CATEGORIES.map((category) => ({
          key: category,
          name: label(category),
          cells: types.map((type) => `× ${formatNumber(LOCATION_WEIGHT[type][category], 2)}`),
        }))}
      />
    </div>
  );
}

export function HourFigures() {
  const { t } = useTranslation(['methods', 'common']);
  const label = useCategoryLabel();
  const hours = (count: number) => t('hours.value', { hours: formatNumber(count) });
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 md:grid-cols-2">
      <CategoryFigures
        caption={t('hours.driven')}
        column={t('column.driven')}
        figure={(category) =>
          HOUR_DRIVEN.wedding[category] === 1 ? t('hours.rule') : formatPercent(HOUR_DRIVEN.wedding[category])
        }
      />
      <div className="max-w-md">
        <FigureTable
          caption={t('hours.usual')}
          head={[t('column.event'), t('column.hours')]}
          rows={[
            ...Object.entries(WEDDING_HOURS).map(([country, count]) => ({
              key: country,
              name: t('hours.weddingIn', { place: countryName(country) }),
              cells: [hours(count)],
            })),
            {
              key: 'latin-america',
              name: t('hours.weddingIn', { place: t('hours.latinAmerica') }),
              cells: [hours(LATIN_AMERICA_HOURS)],
            },
            {
              key: 'elsewhere',
              name: t('hours.weddingElsewhere'),
              cells: [hours(WEDDING_HOURS_ELSEWHERE)],
            },
            ...SETTINGS.map(([kind, { hours: count }]) => ({
              key: kind,
              name: kindName(t, kind),
              cells: [hours(count)],
            })),
          ]}
        />
      </div>
      <div className="md:col-span-2">
        <OtherFigures caption={t('hours.drivenOthers')} figures={HOUR_DRIVEN} />
      </div>
      <div className="max-w-md">
        <FigureTable
          caption={t('hours.days')}
          head={[t('column.category'), t('hours.daysParty'), t('common:eventType.corporate')]}
          rows={CATEGORIES.map((category) => ({
            key: category,
            name: label(category),
            cells: (['wedding', 'corporate'] as const).map((kind) =>
              formatPercent(DAY_DRIVEN[kind][category]),
            ),
          }))}
        />
      </div>
    </div>
  );
}
