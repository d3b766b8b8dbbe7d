import { useRef, useState } from 'react';
import type { StoredItem } from '@/data/ledger';
import { convertItem } from '@/domain/currency/convert-plan';
import { excessOf } from '@/domain/ledger/item-schema';
import { type QuickChoice, type QuickPresses, quickEntry, readQuickLine } from '@/domain/ledger/quick-entry';
import { formatDate, formatMoney, formatNumber } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { QuickForm } from '@/parts/form/quick-form';
import { useKeptText } from '@/parts/form/use-kept-text';
import { usePlanContext } from '@/parts/module/plan-context';
import type { ChangeRows } from '@/parts/rows/use-change-rows';
import { useRowTitle } from '@/parts/rows/use-row-title';
import { Chip, Chips } from '@/ui/chips';
import { ExcessDialog } from './excess-dialog';
import { fromQuickEntry } from './make-items';
import { QuickChips } from './quick-chips';
import { problemOf, useEntryWords } from './quick-words';
import { faces } from './rows';

interface QuickLineProps {
  items: readonly StoredItem[];
  onChange: ChangeRows<StoredItem>;
}

type Problem = NonNullable<ReturnType<typeof problemOf>> | 'quick.missing.amount' | 'quick.missing.vendor';

const NOT_CHOSEN: QuickChoice = { amount: null, date: null };
const NOT_PRESSED: QuickPresses = { when: null, day: null, kind: null, category: null };

/**
 * Text field that adds an item or instalment from one line with name, amount and date. Chips add further
 * facts, and a preview shows the result. If the text is ambiguous, questions appear.
 */
export function QuickLine({ items, onChange }: QuickLineProps) {
  const { t } = useTranslation('ledger');
  const { plan, today } = usePlanContext();
  const input = useRef<HTMLInputElement>(null);
  const { text: line, type, clear } = useKeptText('quick-line');
  const [chosen, setChosen] = useState(NOT_CHOSEN);
  const [presses, setPresses] = useState(NOT_PRESSED);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [over, setOver] = useState<{ before: StoredItem | null; after: StoredItem } | null>(null);
  const words = useEntryWords(items);
  const title = useRowTitle(faces.budget_items);
  const example = { amount: formatNumber(1_250) };
  const money = (amount: number) => formatMoney(amount, plan.currency);
  const reading = readQuickLine(
    line,
    { today, language: currentLanguage(), currency: plan.currency },
    chosen,
  );
  const entry = reading.status === 'clear' ? quickEntry(reading, presses, today) : null;
  const written = entry && fromQuickEntry(entry, items, today);
  // Rounds the amounts if the currency has no cents.
  const made = written && {
    ...written,
    after: convertItem(written.after, plan.currency, { currency: plan.currency, rate: 1 }),
  };
  const asked =
    reading.status === 'asked' ? t(`quick.ask.${reading.asked}`, { currency: plan.currency }) : null;
  const spoken = entry ? words(entry) : (asked ?? '');

  const choose = (choice: Partial<QuickChoice>) => {
    setChosen({ ...chosen, ...choice });
    setProblem(null);
    input.current?.focus();
  };
  const save = (before: StoredItem | null, after: StoredItem) => {
    clear();
    setChosen(NOT_CHOSEN);
    setPresses(NOT_PRESSED);
    setOver(null);
    input.current?.focus();
    onChange([{ before, after }], t('said.added', { name: title(after) }));
  };
  const submit = () => {
    if (reading.status === 'asked')
      // Moves the focus to the first choice of the first unanswered question.
      return input.current?.form
        ?.querySelector<HTMLElement>(`[data-asked=${reading.asked === 'date' ? 'date' : 'amount'}] button`)
        ?.focus();
    if (reading.status === 'missing')
      return reading.missing !== 'everything' && setProblem(`quick.missing.${reading.missing}`);
    const wrong = entry && problemOf(entry, today, plan.event_date);
    if (wrong) return setProblem(wrong);
    if (made && excessOf(made.before, made.after, plan.currency)) return setOver(made);
    if (made) save(made.before, made.after);
  };
  const { amounts, dates } = reading;
  const ambiguous = amounts.length > 1 || (reading.status === 'asked' && reading.asked === 'currency');
  return (
    <QuickForm
      label={t('quick.label')}
      placeholder={t('quick.placeholder', example)}
      hint={t('quick.hint')}
      add={t('quick.add')}
      ref={input}
      value={line}
      problem={problem && t(problem, example)}
      understood={spoken && <p className="text-ink">{spoken}</p>}
      spoken={spoken}
      onType={(text) => {
        type(text);
        setProblem(null);
        if (text.trim() === '') setPresses(NOT_PRESSED);
      }}
      onSubmit={submit}
    >
      {ambiguous && (
        <div data-asked="amount">
          <Chips label={t('quick.which.amount')} shown>
            {amounts.map(({ value, from, to }) => (
              <Chip key={value} pressed={chosen.amount === value} onPress={() => choose({ amount: value })}>
                <span>{line.normalize('NFC').slice(from, to).trim()}</span>
                <span>{` = ${money(value)}`}</span>
              </Chip>
            ))}
          </Chips>
        </div>
      )}
      {dates.length > 1 && (
        <div data-asked="date">
          <Chips label={t('quick.which.date')} shown>
            {dates.map(({ value }) => (
              <Chip key={value} pressed={chosen.date === value} onPress={() => choose({ date: value })}>
                {formatDate(value, 'medium')}
              </Chip>
            ))}
            <Chip pressed={chosen.date === ''} onPress={() => choose({ date: '' })}>
              {t('quick.which.noDate')}
            </Chip>
          </Chips>
        </div>
      )}
      {line.trim() !== '' && (
        <QuickChips
          presses={presses}
          entry={entry}
          joins={Boolean(made?.before)}
          onPress={(next) => {
            setPresses(next);
            setProblem(null);
          }}
        />
      )}
      {over && (
        <ExcessDialog
          before={over.before}
          after={over.after}
          onBack={() => setOver(null)}
          onSave={(after) => save(over.before, after)}
        />
      )}
    </QuickForm>
  );
}
