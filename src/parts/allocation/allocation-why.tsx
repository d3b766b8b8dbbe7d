import { ChevronDown, ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import type { AllocationLine, Basis } from '@/domain/allocation/allocation';
import type { ProfileId } from '@/domain/allocation/shares.data';
import type { Category } from '@/domain/plan/facts';
import { SOURCES, type SourceId } from '@/domain/sources.data';
import { formatPercent } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { cx } from '@/ui/class-names';
import type { Pieces } from '@/ui/pieces';
import { pointsText, reasonText, sourceText } from './allocation-reasons';
import { methodOf } from './method-anchors';

export function SourceLine({ id }: { id: SourceId }) {
  const { t } = useTranslation(['budget', 'common']);
  const { url } = SOURCES[id];
  return (
    <p className="text-sm text-ink-muted">
      <span>{sourceText(t, id)}</span>
      {url && (
        <>
          {' '}
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="-my-1 inline-flex items-center gap-1 py-1 font-medium text-accent-strong underline"
          >
            <span>{t('sourceLink')}</span>
            <ExternalLink className="size-3.5" />
          </a>
        </>
      )}
    </p>
  );
}

/** Maps event profiles to the group whose category descriptions they use. */
const KIND_OF: Partial<Record<ProfileId, 'wedding' | 'children' | 'corporate'>> = {
  'wedding-global': 'wedding',
  'wedding-spain': 'wedding',
  'wedding-latin-america': 'wedding',
  children: 'children',
  corporate: 'corporate',
  'company-party': 'corporate',
  launch: 'corporate',
  gala: 'corporate',
};

/** Categories whose bills in the United States include service charges and tax. */
const SERVED: ReadonlySet<Category> = new Set(['venue', 'catering', 'drinks']);

/**
 * Explains an amount. Lists the steps from the usual share to this amount, largest first, and the sources.
 */
export function AllocationSteps({
  line,
  basis,
  currency,
  country,
  result,
}: Pick<WhyProps, 'line' | 'basis' | 'currency' | 'country'> & {
  /** Label of the final amount after all steps. */
  result: string;
}) {
  const { t } = useTranslation(['budget', 'common']);
  const row = 'flex items-baseline justify-between gap-4 py-1.5';
  const kind = KIND_OF[basis.profile] ?? 'party';
  const sources = [...new Set([basis.source, ...line.reasons.map((reason) => reason.source)])];
  return (
    <>
      <p className="text-ink-muted">
        <span>{`${t(`contains.${kind}.${line.category}`)} ${t('contains.all')}`}</span>
        {country === 'US' && SERVED.has(line.category) && (
          <>
            {' '}
            <span>{t('contains.us')}</span>
          </>
        )}
      </p>
      <ul className="divide-y divide-line">
        <li className={row}>
          <span>{t(`profile.${basis.profile}`)}</span>
          <span className="tabular whitespace-nowrap">{formatPercent(line.base_share)}</span>
        </li>
        {line.reasons.map((reason) => (
          <li key={reason.key} className={row}>
            <span className="first-letter:uppercase">
              <a
                href={methodOf(reason.key)}
                target="_blank"
                rel="noreferrer"
                title={t('reasonMethod')}
                className="-my-1 inline-block py-1 underline decoration-line-strong decoration-dotted underline-offset-4 first-letter:uppercase hover:text-accent-strong"
              >
                {reasonText(t, reason, currency)}
              </a>
            </span>
            <span className="tabular whitespace-nowrap">{pointsText(t, reason.points)}</span>
          </li>
        ))}
        {line.reasons.length === 0 && <li className={cx(row, 'text-ink-muted')}>{t('reasonsNone')}</li>}
        <li className={cx(row, 'font-semibold')}>
          <span>{result}</span>
          <span className="tabular whitespace-nowrap">{formatPercent(line.share)}</span>
        </li>
      </ul>
      <div className="mt-2 flex flex-col gap-1">
        {sources
          .filter((id) => id === basis.source || SOURCES[id].kind !== 'proposal')
          .map((id) => (
            <SourceLine key={id} id={id} />
          ))}
      </div>
    </>
  );
}

interface WhyProps {
  line: AllocationLine;
  basis: Basis;
  currency: string;
  country: string;
  label: string;
  children?: Pieces;
}

/** The button "Why this amount" and the explanation that it opens. */
export function AllocationWhy(props: WhyProps) {
  const { t } = useTranslation('budget');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {props.children}
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          aria-label={t('rows.whyOf', { category: props.label })}
          onClick={() => setOpen(!open)}
          className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-full px-2 text-sm font-medium text-accent-strong hover:bg-accent-soft sm:min-h-9 print:hidden"
        >
          <span>{t('rows.why')}</span>
          <ChevronDown className={cx('size-4 transition-transform duration-150', open && 'rotate-180')} />
        </button>
      </div>
      <div id={id} hidden={!open} className="animate-fade pb-2 text-sm">
        {open && (
          <AllocationSteps
            line={props.line}
            basis={props.basis}
            currency={props.currency}
            country={props.country}
            result={t('reasonsResult')}
          />
        )}
      </div>
    </>
  );
}
