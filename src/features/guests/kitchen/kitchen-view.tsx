import { FileText, Languages, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { needsMenu } from '@/domain/guests/guest';
import { kitchenSheet, MENUS } from '@/domain/guests/kitchen';
import { countAnswers } from '@/domain/guests/question';
import { peopleComing } from '@/domain/guests/replies';
import { formatDate, formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { usePrintLanguage } from '@/parts/print/use-print-language';
import { Button, buttonClass } from '@/ui/button';
import { PageHead } from '@/ui/page-head';
import { SelectField } from '@/ui/select';
import { type GuestBook, householdOf } from '../use-guest-book';
import { KitchenLink } from './kitchen-link';

interface KitchenViewProps {
  book: GuestBook;
  toList: string;
}

/** Menus and allergens for one part of the event, printed in the cook's language. */
export function KitchenView({ book, toList }: KitchenViewProps) {
  const { t: own } = useTranslation(['guests', 'modules']);
  const { plan, editable } = usePlanContext();
  const [language, setLanguage] = usePrintLanguage();
  const { t } = useTranslation('guests', { lng: language });
  const [part, setPart] = useState(
    () => book.parts.find(({ name }) => /cen|din|com|lun/i.test(name))?.id ?? book.parts[0]?.id ?? '',
  );
  const sheet = kitchenSheet(book.guests, book.households, part);
  const name = book.parts.find(({ id }) => id === part)?.name ?? '';
  const title = t('kitchen.title', { part: name });
  const eating = book.guests.filter(
    (guest) => needsMenu(guest) && peopleComing(guest, householdOf(book, guest), part) > 0,
  );
  // Answers in free text, such as a song request, aren't about food.
  const asked = book.questions.filter(
    ({ kind, parts }) => kind !== 'text' && (parts === null || parts.includes(part)),
  );
  const number = (value: number) => formatNumber(value, 0, language);
  return (
    <div className="flex flex-col gap-5">
      <PageHead back={{ to: toList, label: own('import.back') }} title={title} titleLang={language} />
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <SelectField
          label={own('filter.part')}
          value={part}
          options={book.parts.map((one) => ({ value: one.id, label: one.name }))}
          onChange={setPart}
          className="max-w-full min-w-[min(12rem,100%)]"
        />
        <Button
          look="secondary"
          size="small"
          icon={<Languages className="size-4.5" />}
          onClick={() => setLanguage(language === 'es' ? 'en' : 'es')}
        >
          {own(language === 'es' ? 'kitchen.inEnglish' : 'kitchen.inSpanish')}
        </Button>
        <Button size="small" icon={<Printer className="size-4.5" />} onClick={() => window.print()}>
          {own('kitchen.print')}
        </Button>
        <Link to={paths.planPdf(plan.id, 'kitchen')} className={buttonClass('secondary', 'small')}>
          <FileText className="size-4.5" />
          <span>{own('modules:pdf')}</span>
        </Link>
        {editable && part && <KitchenLink part_id={part} />}
      </div>
      <div lang={language} className="flex max-w-2xl flex-col gap-6">
        <header>
          <p className="text-ink-muted">
            {`${plan.name} · ${formatDate(plan.event_date, 'full', language)}`}
          </p>
          {/* The page's heading isn't printed. */}
          <p className="hidden font-serif text-3xl font-semibold break-words print:block">{title}</p>
        </header>
        <table className="w-full">
          <caption className="mb-1 text-left text-xl font-medium">{t('kitchen.menus')}</caption>
          <tbody>
            {MENUS.filter((menu) => sheet.menus[menu] > 0 || menu === 'standard').map((menu) => (
              <tr key={menu} className="border-t border-line">
                <th scope="row" className="py-2 text-left font-normal">
                  {menu === 'standard' ? t('kitchen.standard') : t(`diet.${menu}`)}
                </th>
                <td className="tabular py-2 text-right">{number(sheet.menus[menu])}</td>
              </tr>
            ))}
            {sheet.babies > 0 && (
              <tr className="border-t border-line">
                <th scope="row" className="py-2 text-left font-normal">
                  {t('kitchen.babies')}
                </th>
                <td className="tabular py-2 text-right">{number(sheet.babies)}</td>
              </tr>
            )}
            <tr className="border-y-2 border-ink font-semibold">
              <th scope="row" className="py-2 text-left">
                {t('kitchen.total')}
              </th>
              <td className="tabular py-2 text-right">{number(sheet.people)}</td>
            </tr>
          </tbody>
        </table>
        {sheet.allergens.length > 0 && (
          <table className="w-full">
            <caption className="mb-1 text-left text-xl font-medium">{t('form.allergens')}</caption>
            <tbody>
              {sheet.allergens.map(({ allergen, people }) => (
                <tr key={allergen} className="border-t border-line">
                  <th scope="row" className="py-2 text-left font-normal">
                    {t(`allergen.${allergen}`)}
                  </th>
                  <td className="tabular py-2 text-right">{number(people)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {sheet.special.length > 0 && (
          <section>
            <h2 className="text-xl">{t('kitchen.special')}</h2>
            <ul className="divide-y divide-line border-y border-line">
              {sheet.special.map(({ id, name: who, guest }) => (
                <li key={id} className="break-inside-avoid py-2">
                  <span className="font-medium">{who}</span>
                  <span className="block text-sm">
                    {[
                      ...guest.allergens.map((one) => t(`allergen.${one}`)),
                      ...(guest.dietary_notes ? [guest.dietary_notes] : []),
                    ].join(', ')}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {asked.map((question) => {
          const answers = countAnswers(question, eating);
          const open = sheet.people - sheet.babies - answers.reduce((sum, { count }) => sum + count, 0);
          return (
            <table key={question.id} className="w-full break-inside-avoid">
              <caption className="mb-1 text-left text-xl font-medium break-words">{question.text}</caption>
              <tbody>
                {answers.map(({ answer, count }) => (
                  <tr key={answer} className="border-t border-line">
                    <th scope="row" className="py-2 text-left font-normal break-words">
                      {question.kind === 'yes-no' && (answer === 'yes' || answer === 'no')
                        ? t(`questions.${answer}`)
                        : answer}
                    </th>
                    <td className="tabular py-2 text-right">{number(count)}</td>
                  </tr>
                ))}
                {open > 0 && (
                  <tr className="border-t border-line">
                    <th scope="row" className="py-2 text-left font-normal">
                      {t('reply.open')}
                    </th>
                    <td className="tabular py-2 text-right">{number(open)}</td>
                  </tr>
                )}
              </tbody>
            </table>
          );
        })}
        <p className="text-sm text-ink-muted">{t('kitchen.note')}</p>
      </div>
    </div>
  );
}
