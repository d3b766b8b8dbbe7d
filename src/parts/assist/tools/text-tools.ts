import { groundGuests, guestTable } from '@/domain/assist/reading/guest-table';
import { groundQuote } from '@/domain/assist/reading/quote-words';
import type * as page from '@/domain/assist/tools/page-tools';
import type { ArgsOf } from '@/domain/assist/tools/tool';
import { paths } from '@/lib/paths';
import { translate as t } from '@/lib/translation';
import { type CardPlace, methods } from './places';
import { type Ran, refused, type ToolContext } from './tool-context';

export function readQuote(args: ArgsOf<typeof page.READ_QUOTE>, context: ToolContext): Ran {
  const { given, today, language, plan } = context;
  if (given === '') return refused('the person has given no text');
  const { facts, refused: wrong } = groundQuote(given, args, {
    today,
    language,
    currency: plan.currency,
    event_date: plan.event_date,
  });
  const fields = Object.keys(facts);
  if (fields.length === 0) return refused('none of these words stand in the text as such a value');
  return {
    data: { found: fields, refused: wrong },
    shown: [{ kind: 'quote', text: given, facts, refused: wrong.length }],
  };
}

export function readGuests({ rows }: ArgsOf<typeof page.READ_GUESTS>, { given, language }: ToolContext): Ran {
  if (given === '') return refused('the person has given no text');
  const { kept, refused: wrong } = groundGuests(given, rows);
  if (kept.length === 0) return refused('none of these names stand in the text');
  return {
    data: { rows: kept.length, refused: wrong.length },
    shown: [
      {
        kind: 'guests',
        table: guestTable(kept, language),
        rows: kept.map(({ name, last_name, people }) => {
          const full = [name, last_name].filter(Boolean).join(' ');
          return people && people > 1 ? t('assist:guestRow', { name: full, count: people }) : full;
        }),
        refused: wrong.length,
      },
    ],
  };
}

export function writeText(
  { text, household }: ArgsOf<typeof page.WRITE>,
  { rows, language }: ToolContext,
): Ran {
  const own = rows.households.find(({ id }) => id === household)?.language;
  return { data: { shown: true }, shown: [{ kind: 'written', text, language: own ?? language }] };
}

/** Returns a link to a page of the app, or to the methods page. */
export function leadTo({ page: wanted }: ArgsOf<typeof page.LEAD_TO>, { plan }: ToolContext): Ran {
  const places: Record<typeof wanted, CardPlace> = {
    vendors: { label: t('common:nav.module.vendors'), to: paths.vendorComparison('venue', plan.id) },
    prices: methods(),
    paperwork: { label: t('common:nav.module.tasks'), to: paths.eventTasks(plan.id) },
  };
  return {
    data: { shown: wanted },
    shown: [
      {
        kind: 'card',
        card: { title: t(`assist:lead.${wanted}`), lines: [], source: places[wanted] },
      },
    ],
  };
}
