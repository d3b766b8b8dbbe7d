import { PRICE_LEVEL_BAND, SURVEY_BAND, TOTAL_GUEST_DRIVEN } from '@/domain/allocation/costs.data';
import {
  CONTINGENCY,
  CONTINGENCY_WARNING,
  FULL_HOURS,
  RANK_REACH,
  STARVING,
} from '@/domain/allocation/factors.data';
import { NARROWEST } from '@/domain/allocation/ranges';
import { UNSURVEYED } from '@/domain/allocation/shares.data';
import { SHORT_FACTOR, USUAL_RULE } from '@/domain/drinks/buying';
import { CATEGORIES } from '@/domain/plan/facts';
import { NEARLY, PRICE_TILT, PRIOR, QUALITY_TILT, USUAL_WEIGHTS } from '@/domain/vendors/ranking';
import { formatNumber, formatPercent } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { METHOD_ANCHORS } from '@/parts/allocation/method-anchors';
import { Contents } from '@/parts/markdown/contents';
import { LongList, WeddingCosts } from './cost-tables';
import { DrinkRates } from './drink-rates';
import { GuestFigures, HourFigures, PlaceFigures, RegionFigures } from './factor-tables';
import { FORMULAS } from './formulas';
import { MethodSection } from './method-section';
import { ShareTables } from './share-tables';
import { Trust } from './source-note';

function AllocationSteps() {
  return (
    <>
      <MethodSection id="shares" values={{ spread: formatPercent(UNSURVEYED) }}>
        <ShareTables />
        <LongList name="otherShares" />
      </MethodSection>
      <MethodSection id="left-out" formula={FORMULAS.leftOut()} />
      <MethodSection id="region" formula={FORMULAS.region()}>
        <RegionFigures />
        <LongList name="regions" />
        <Trust id="model-region" />
      </MethodSection>
      <MethodSection id="guests" formula={FORMULAS.guests()}>
        <GuestFigures />
        <Trust id="model-guests" />
      </MethodSection>
      <MethodSection id="place" formula={FORMULAS.place()}>
        <PlaceFigures />
        <Trust id="model-location" />
      </MethodSection>
      <MethodSection id="hours" formula={FORMULAS.hours()} values={{ full: formatNumber(FULL_HOURS) }}>
        <HourFigures />
        <Trust id="model-duration" />
      </MethodSection>
      <MethodSection
        id="priorities"
        formula={FORMULAS.priorities()}
        values={{
          part: formatPercent(RANK_REACH / (CATEGORIES.length - 1)),
          most: formatPercent(RANK_REACH),
          pairs: CATEGORIES.length - 1,
        }}
      >
        <Trust id="model-priority" />
      </MethodSection>
      <MethodSection id="locks" values={{ starving: formatPercent(STARVING) }} />
    </>
  );
}

/** Shows every figure and formula of the engine, read from the engine's own files. */
export default function MethodsPage() {
  const { t } = useTranslation('methods');
  const [low, high] = PRICE_LEVEL_BAND;
  return (
    <div className="page pt-12 pb-20 sm:pt-20">
      <h1 className="max-w-3xl text-4xl sm:text-6xl">{t('title')}</h1>
      <p className="measure mt-5 sm:mt-6 text-lg text-ink-muted">{t('lead')}</p>
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <div>
          <Contents
            title={t('contents')}
            headings={METHOD_ANCHORS.map((id) => ({ id, text: t(`${id}.title`), depth: 2 }))}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-16">
          <AllocationSteps />
          <MethodSection id="ranges" values={{ narrowest: formatPercent(NARROWEST) }} />
          <MethodSection
            id="contingency"
            values={{ advised: formatPercent(CONTINGENCY), warned: formatPercent(CONTINGENCY_WARNING) }}
          />
          <MethodSection
            id="usual"
            formula={FORMULAS.usual()}
            values={{ driven: formatPercent(TOTAL_GUEST_DRIVEN), band: formatPercent(SURVEY_BAND) }}
          >
            <WeddingCosts />
            <LongList name="kindCosts" />
          </MethodSection>
          <MethodSection
            id="countries"
            formula={FORMULAS.countries()}
            values={{ low: formatPercent(1 - low, 0), high: formatPercent(high - 1, 0) }}
          >
            <LongList name="priceLevels" />
            <Trust id="price-levels-2024" />
          </MethodSection>
          <MethodSection
            id="drinks"
            values={{
              returnable: formatNumber(USUAL_RULE.returnable * 100),
              kept: formatNumber(USUAL_RULE.kept * 100),
              short: formatNumber(SHORT_FACTOR),
            }}
          >
            <DrinkRates />
          </MethodSection>
          <MethodSection
            id="vendors"
            formula={FORMULAS.vendors()}
            values={{
              ...USUAL_WEIGHTS,
              votes: formatNumber(PRIOR.votes),
              mean: formatNumber(PRIOR.mean, 1),
              priceTilt: formatPercent(PRICE_TILT),
              qualityTilt: formatPercent(QUALITY_TILT),
              nearly: formatNumber(NEARLY),
            }}
          />
          <MethodSection id="sources">
            <LongList name="sources" />
          </MethodSection>
        </div>
      </div>
    </div>
  );
}
