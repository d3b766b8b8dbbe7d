import { useDeferredValue, useMemo, useState } from 'react';
import type { FoundCandidates } from '@/data/find-vendors';
import { searchFor } from '@/domain/fold';
import type { Category } from '@/domain/plan/facts';
import {
  CANDIDATE_KINDS,
  type Candidate,
  candidateMapLink,
  contactOfCandidate,
  savedCandidates,
} from '@/domain/vendors/candidate';
import type { VendorQuote } from '@/domain/vendors/vendor';
import { oneOf } from '@/lib/list-state';
import { useTranslation } from '@/lib/translation';
import type { ChangeRows } from '@/parts/rows/use-change-rows';
import { useRowTitle } from '@/parts/rows/use-row-title';
import { SearchField } from '@/ui/search-field';
import { Notice } from '@/ui/states';
import { newQuote } from '../make-quotes';
import { faces } from '../rows';
import { CandidateRow } from './candidate-row';

interface CandidateListProps {
  category: Category;
  candidates: readonly Candidate[];
  found: FoundCandidates;
  /** The plan's quotes of all categories. */
  quotes: readonly VendorQuote[];
  onChange: ChangeRows<VendorQuote>;
}

const outside = { target: '_blank', rel: 'noopener noreferrer', className: 'underline' };

/** Attribution required by the map's licence. */
const Credit = () => {
  const { t } = useTranslation('vendors');
  return (
    <p className="text-sm text-ink-muted">
      <a href="https://www.openstreetmap.org/copyright" {...outside}>
        {t('find.credit')}
      </a>{' '}
      <span>·</span>{' '}
      <a href="https://opendatacommons.org/licenses/odbl/" {...outside}>
        {t('find.licence')}
      </a>
    </p>
  );
};

/** Candidates that match a search, the nearest first. One press saves a candidate as a vendor of the plan. */
export function CandidateList({ category, candidates, found, quotes, onChange }: CandidateListProps) {
  const { t } = useTranslation('vendors');
  const title = useRowTitle(faces.vendor_quotes);
  const [q, setQ] = useState('');
  const fits = searchFor(useDeferredValue(q));
  const isSaved = useMemo(() => savedCandidates(category, quotes), [category, quotes]);
  const kindOf = ({ kind }: Candidate): string | null => {
    const known = oneOf(CANDIDATE_KINDS, kind);
    return known && t(`find.kind.${known}`);
  };
  const save = (candidate: Candidate) => {
    const link = candidateMapLink(candidate);
    const notes = [
      candidate.hours && t('find.noteHours', { hours: candidate.hours }),
      link ? t('find.noteMap', { link }) : t('find.noteExample'),
    ];
    const contact = contactOfCandidate(candidate, category, notes.filter(Boolean).join('\n'));
    if (!contact) return;
    const after = newQuote(category, contact);
    onChange([{ before: null, after }], t('said.saved', { name: title(after) }));
  };
  const shown = candidates.filter((one) => fits([one.name, one.address, kindOf(one)]));
  return (
    <>
      {found.example ? <Notice tone="attention">{t('find.example')}</Notice> : <Credit />}
      <SearchField
        labelHidden
        label={t('find.search')}
        hint={t('find.search')}
        clearLabel={t('book.clear')}
        value={q}
        onChange={setQ}
      />
      <p role="status" className="text-sm text-ink-muted">
        {shown.length === 0
          ? t('book.none')
          : found.more && shown.length === candidates.length
            ? t('find.nearest', { count: shown.length })
            : t('find.count', { count: shown.length })}
      </p>
      {shown.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {shown.map((candidate) => (
            <CandidateRow
              key={candidate.id}
              candidate={candidate}
              kind={kindOf(candidate)}
              isSaved={isSaved(candidate)}
              onSave={() => save(candidate)}
            />
          ))}
        </ul>
      )}
    </>
  );
}
