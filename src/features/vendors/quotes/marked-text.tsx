import type { ReactNode } from 'react';
import type { MessageReading } from '@/domain/vendors/reading/read-message';
import { useTranslation } from '@/lib/translation';
import { cx } from '@/ui/class-names';

interface Mark {
  readonly from: number;
  readonly to: number;
  /** Names of the recognised fields; empty if the person has to choose. */
  readonly labels: readonly string[];
}

const FACTS = ['price', 'tax_included', 'tax_rate', 'deposit', 'deposit_rate', 'valid_until'] as const;

/** Returns the passages of a text to mark. Overlapping passages are joined. */
function useMarks({ facts, amounts, rates, dates }: MessageReading): Mark[] {
  const { t } = useTranslation('vendors');
  const all: Mark[] = [
    ...FACTS.flatMap((field) => {
      const found = facts[field];
      return found ? [{ from: found.from, to: found.to, labels: [t(`mark.${field}`)] }] : [];
    }),
    ...(facts.price?.basis
      ? [{ ...facts.price.basis, labels: [t(`basis.${facts.price.basis.value}`)] }]
      : []),
    ...[...amounts, ...rates, ...dates].map(({ from, to }) => ({ from, to, labels: [] })),
  ];
  const marks: Mark[] = [];
  for (const { from, to, labels } of all.toSorted((a, b) => a.from - b.from)) {
    const last = marks.at(-1);
    if (!last || last.to <= from) marks.push({ from, to, labels });
    else
      marks[marks.length - 1] = {
        from: last.from,
        to: Math.max(last.to, to),
        labels: [...new Set([...last.labels, ...labels])],
      };
  }
  return marks;
}

export function MarkedText({ text, reading }: { text: string; reading: MessageReading }) {
  const marks = useMarks(reading);
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const { from, to, labels } of marks) {
    if (from > at) pieces.push(<span key={at}>{text.slice(at, from)}</span>);
    pieces.push(
      <mark
        key={`${from} mark`}
        className={cx(
          'rounded-sm text-ink',
          labels.length > 0
            ? 'bg-accent-soft px-0.5'
            : 'bg-transparent underline decoration-dotted underline-offset-4',
        )}
      >
        <span>{text.slice(from, to)}</span>
        {labels.map((label) => (
          <span key={label} className="ml-1 text-xs font-semibold text-accent-strong">
            {label}
          </span>
        ))}
      </mark>,
    );
    at = to;
  }
  if (at < text.length) pieces.push(<span key={at}>{text.slice(at)}</span>);
  return <p className="break-words whitespace-pre-line">{pieces}</p>;
}
