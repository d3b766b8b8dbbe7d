import type { QuoteField } from '@/domain/assist/tools/page-tools';
import { QUOTE_FIELDS } from '@/domain/assist/tools/page-tools';
import type { MessageFacts } from '@/domain/vendors/reading/read-message';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';

/**
 * Number of characters shown before and after a quoted passage, so that its place in the text can be
 * recognised.
 */
const AROUND = 40;

interface QuoteBlockProps {
  text: string;
  facts: MessageFacts;
  refused: number;
  /** Fills in the facts. Only given if a form is open. */
  onTake?: ((facts: MessageFacts, text: string) => void) | undefined;
}

function Place({ text, from, to }: { text: string; from: number; to: number }) {
  return (
    <p className="text-sm break-words text-ink-muted">
      <span>{`…${text.slice(Math.max(0, from - AROUND), from)}`}</span>
      <mark className="rounded-sm bg-accent-soft px-0.5 text-ink">{text.slice(from, to)}</mark>
      <span>{`${text.slice(to, to + AROUND)}…`}</span>
    </p>
  );
}

/** The price terms found in a vendor’s text, each with its place in the text. */
export function QuoteBlock({ text, facts, refused, onTake }: QuoteBlockProps) {
  const { t } = useTranslation('assist');
  const found = QUOTE_FIELDS.flatMap((field: QuoteField) => {
    const fact = facts[field];
    return fact ? [{ field, from: fact.from, to: fact.to }] : [];
  });
  return (
    <section aria-label={t('quote.title')} className="rounded-card border border-line bg-paper px-4 py-3">
      <h3 className="font-sans text-base font-semibold tracking-normal">{t('quote.title')}</h3>
      <ul className="mt-1 divide-y divide-line">
        {found.map(({ field, from, to }) => (
          <li key={field} className="py-1.5">
            <p className="font-medium">{t(`quote.${field}`)}</p>
            <Place text={text} from={from} to={to} />
          </li>
        ))}
      </ul>
      {refused > 0 && <p className="mt-1 text-sm text-attention">{t('quote.refused', { count: refused })}</p>}
      {onTake && (
        <Button size="small" className="mt-2" onClick={() => onTake(facts, text)}>
          {t('quote.take')}
        </Button>
      )}
    </section>
  );
}
