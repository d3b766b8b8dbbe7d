import { formatMoney } from '@/lib/format';

interface UsualBandProps {
  /** Amounts in cents. */
  range: { readonly low: number; readonly typical: number; readonly high: number };
  /** `from` and `to` are the ends of the band. Values outside are drawn at the edge. */
  from: number;
  to: number;
  value: number;
  /** `words` is the value as text, `label` describes the whole band. */
  words: string;
  label: string;
  currency: string;
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

export function UsualBand({ range, from, to, value, words, label, currency }: UsualBandProps) {
  const { low, typical, high } = range;
  const at = (cents: number) => Math.min(1, Math.max(0, (cents - from) / (to - from)));
  const mark = at(value);
  const side =
    mark < 0.25 ? 'left-0' : mark > 0.75 ? 'right-0 text-right' : 'left-1/2 -translate-x-1/2 text-center';
  return (
    <div role="img" aria-label={label}>
      <div aria-hidden="true">
        <div className="relative h-7">
          <div
            className="absolute w-0 transition-[left] duration-200 ease-out"
            style={{ left: percent(mark) }}
          >
            <span className={`tabular absolute font-semibold whitespace-nowrap ${side}`}>{words}</span>
          </div>
        </div>
        <div className="relative h-5">
          <span className="absolute inset-x-0 top-1.5 h-2 rounded-full bg-line" />
          <span
            className="absolute top-1 h-3 rounded-full bg-accent/35"
            style={{ left: percent(at(low)), width: percent(at(high) - at(low)) }}
          />
          <span
            className="absolute top-0.5 h-4 w-0.5 -translate-x-1/2 bg-accent"
            style={{ left: percent(at(typical)) }}
          />
          <span
            className="absolute top-0 size-5 -translate-x-1/2 rounded-full bg-accent ring-2 ring-surface transition-[left] duration-200 ease-out"
            style={{ left: percent(mark) }}
          />
        </div>
        <div className="relative mt-1 h-6 text-sm text-ink-muted">
          {[low, high].map((end) => (
            <span key={end} className="tabular absolute -translate-x-1/2" style={{ left: percent(at(end)) }}>
              {formatMoney(end, currency)}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
