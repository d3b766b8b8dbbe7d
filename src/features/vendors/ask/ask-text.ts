import type { Plan } from '@/data/plans';
import { lastDay } from '@/domain/plan/event-days';
import type { OpenPoint } from '@/domain/vendors/open-points';
import type { VendorQuote } from '@/domain/vendors/vendor';
import { formatDays, formatNumber } from '@/lib/format';
import type { Language } from '@/lib/texts';
import type { Translate } from '@/lib/translation';

type T = Translate<'vendors'>;

/** Returns a message that asks for the details missing in a quote, in the language of `t`. */
export function askText(
  t: T,
  language: Language,
  {
    quote,
    open,
    plan,
    sender,
  }: { quote: VendorQuote; open: readonly OpenPoint[]; plan: Plan; sender: string },
): string {
  const facts = {
    date: formatDays(plan.event_date, lastDay(plan), 'full', language),
    guests: formatNumber(plan.guest_count, 0, language),
    city: plan.city,
    category: t(`work.${quote.category}`),
  };
  const hello = quote.contact_name ? t('message.hello', { name: quote.contact_name }) : t('message.helloAll');
  const first = t(quote.price === null ? 'message.first' : 'message.thanks', facts);
  const questions = open.map((point) => `• ${t(`question.${point}`, facts)}`);
  return [
    hello,
    '',
    first,
    ...(questions.length > 0 ? ['', t('message.ask'), ...questions] : []),
    '',
    t('message.bye'),
    sender,
  ]
    .join('\n')
    .trim();
}
