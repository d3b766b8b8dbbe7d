import { Copy } from 'lucide-react';
import type { VendorQuote } from '@/domain/vendors/vendor';
import { formatDate } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { useCopy } from '@/parts/message-out';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button } from '@/ui/button';
import type { Comparison } from '../use-comparison';
import { useOtherLanguage } from '../use-other-language';

interface DeclineListProps {
  comparison: Comparison;
  booked: VendorQuote;
  onDecline: (quote: VendorQuote) => void;
}

function Decline({ quote, onDecline }: { quote: VendorQuote; onDecline: (quote: VendorQuote) => void }) {
  const { t } = useTranslation('vendors');
  const { event_date } = usePlanContext().plan;
  const language = quote.language ?? currentLanguage();
  const other = useOtherLanguage(language);
  const text = other
    ? [
        quote.contact_name ? other('message.hello', { name: quote.contact_name }) : other('message.helloAll'),
        '',
        other('message.decline', { date: formatDate(event_date, 'full', language) }),
        '',
        other('message.bye'),
      ].join('\n')
    : '';
  const { copy, byHand } = useCopy({ text, onCopied: () => onDecline(quote) });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-2">
      <span className="min-w-0 flex-1 break-words">{quote.vendor_name}</span>
      <Button
        look="secondary"
        size="small"
        className="shrink-0"
        icon={<Copy className="size-4" />}
        aria-label={t('decline.copyFor', { name: quote.vendor_name })}
        onClick={() => text && copy()}
      >
        {t('decline.copy')}
      </Button>
      {byHand}
    </li>
  );
}

/** The other vendors who were contacted, each with a polite message that declines the quote. */
export function DeclineList({ comparison, booked, onDecline }: DeclineListProps) {
  const { t } = useTranslation('vendors');
  const others = comparison.offers.filter(
    ({ quote, stage }) => quote.id !== booked.id && !['idea', 'booked', 'refused'].includes(stage),
  );
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="decline">
      <h3 id="decline" className="text-lg">
        {t('decline.title')}
      </h3>
      <p className="text-sm text-ink-muted">{t('decline.text')}</p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {others.map(({ quote }) => (
          <Decline key={quote.id} quote={quote} onDecline={onDecline} />
        ))}
      </ul>
    </section>
  );
}
