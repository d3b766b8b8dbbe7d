import { Link } from 'react-router-dom';
import { useTranslation } from '@/lib/translation';
import type { Card, CardLine } from '../tools/entry';

interface Leaving {
  onLeave: () => void;
}

function Line({ label, value, to, onLeave }: CardLine & Leaving) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-3 py-1.5">
      {to ? (
        <Link to={to} onClick={onLeave} className="min-w-0 py-0.5 break-words text-accent-strong underline">
          {label}
        </Link>
      ) : (
        <span className="min-w-0 break-words">{label}</span>
      )}
      {value && <span className="tabular font-semibold">{value}</span>}
    </li>
  );
}

/** Card with the app's figures and their sources. The model's text around the card has no sources. */
export function ResultCard({ card, onLeave }: { card: Card } & Leaving) {
  const { t } = useTranslation('assist');
  const { title, lines, note, source } = card;
  return (
    <section aria-label={title} className="rounded-card border border-line bg-paper px-4 py-3">
      <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
      {lines.length > 0 && (
        <ul className="mt-1 divide-y divide-line">
          {Array.from(lines.entries(), ([at, line]) => (
            // Keyed by index, because two lines can have the same label.
            <Line key={at} {...line} onLeave={onLeave} />
          ))}
        </ul>
      )}
      {note && <p className="mt-1 text-sm text-ink-muted">{note}</p>}
      <p className="mt-1 flex flex-wrap gap-x-1.5 text-sm text-ink-muted">
        <span>{t('source.from')}</span>
        <Link to={source.to} onClick={onLeave} className="text-accent-strong underline">
          {source.label}
        </Link>
      </p>
    </section>
  );
}
