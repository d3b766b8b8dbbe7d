import type { Household } from '@/domain/guests/guest';
import { isInvitedTo } from '@/domain/guests/replies';
import { formatDate } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { QrCode } from '@/parts/print/qr-code';
import type { GuestBook } from '../use-guest-book';

function Card({ household, link, book }: { household: Household; link: string; book: GuestBook }) {
  const language: Language = household.language ?? currentLanguage();
  const { t } = useTranslation('guests', { lng: language });
  const { plan, today } = usePlanContext();
  const last = book.parts
    .filter(({ id, reply_by }) => reply_by && reply_by >= today && isInvitedTo(household, id))
    .flatMap(({ reply_by }) => reply_by ?? [])
    .sort()[0];
  return (
    <li
      lang={language}
      className="flex h-[50mm] w-[90mm] break-inside-avoid items-center gap-[4mm] overflow-hidden border border-dashed border-[#999] bg-white p-[5mm] text-black"
    >
      <QrCode
        text={link}
        label={t('cards.code', { name: household.name })}
        className="size-[32mm] shrink-0"
      />
      <span className="flex min-w-0 flex-col gap-[1mm] text-[9pt] leading-tight">
        <span className="line-clamp-2 font-serif text-[13pt] leading-tight break-words">{plan.name}</span>
        <span className="first-letter:uppercase">{formatDate(plan.event_date, 'full', language)}</span>
        <span className="line-clamp-2 font-semibold break-words">{household.name}</span>
        <span>{t('cards.scan')}</span>
        {last && <span>{t('invitation.until', { date: formatDate(last, 'full', language) })}</span>}
      </span>
    </li>
  );
}

interface InvitationCardsProps {
  households: readonly Household[];
  links: ReadonlyMap<string, string>;
  book: GuestBook;
}

/** Ten cards per sheet of A4 or Letter paper, inside a margin of about half an inch. */
export const InvitationCards = ({ households, links, book }: InvitationCardsProps) => (
  <>
    <style>{'@media print { @page { margin: 12mm } }'}</style>
    <ul className="hidden grid-cols-[90mm_90mm] justify-center gap-0 print:grid">
      {households.map((household) => {
        const link = links.get(household.id);
        return link && <Card key={household.id} household={household} link={link} book={book} />;
      })}
    </ul>
  </>
);
