import { Sparkles } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Plan } from '@/data/plans';
import type { Category } from '@/domain/plan/facts';
import { convertTerms } from '@/domain/vendors/convert';
import { QUOTE_LENGTHS, type QuoteForm } from '@/domain/vendors/quote-schema';
import { readValues, vendorValues } from '@/domain/vendors/quote-values';
import { type QuoteReading, readQuote } from '@/domain/vendors/reading/read-quote';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { FormTextArea } from '@/parts/form/form-fields';
import { Button } from '@/ui/button';
import { type Conversion, ForeignRate } from './foreign-rate';
import { readLines } from './reading-texts';

interface PasteFieldsProps {
  plan: Plan;
  category: Category;
  today: string;
  written: (value: number) => string;
}

const isContact = (key: string) => key === 'contact_name' || key === 'phone' || key === 'email';

/** A vendor's message, read into the form as far as it goes: each field with the words it came from, to be confirmed. */
export function PasteFields({ plan, category, today, written }: PasteFieldsProps) {
  const { t } = useTranslation(['vendors', 'common']);
  const { getValues, setValue } = useFormContext<QuoteForm>();
  const [reading, setReading] = useState<QuoteReading | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [filled, setFilled] = useState<number | null>(null);
  const id = useId();
  // Whom they know already, they keep.
  const lines = (reading ? readLines(t, reading, category, plan.currency) : []).filter(
    ({ key }) => !isContact(key) || getValues(key) === '',
  );
  const [converted, setConverted] = useState('');
  const foreign = reading?.terms.price === undefined ? (reading?.foreign ?? []) : [];
  const taken = lines.filter(({ key }) => !left.has(key));

  const read = (conversion?: Conversion) => {
    setLeft(new Set());
    setFilled(null);
    setConverted(conversion?.words ?? '');
    const { event_date } = plan;
    const currency = conversion?.currency ?? plan.currency;
    const found = readQuote(getValues('message'), { today, currency, event_date, category });
    setReading(conversion ? { ...found, terms: convertTerms(found.terms, conversion.rate) } : found);
  };
  const fill = () => {
    const fields = new Set(taken.flatMap((line) => line.fields));
    const chosen = <T extends object>(read: T | undefined): Partial<T> =>
      Object.fromEntries(
        Object.entries(read ?? {}).filter(([field]) => fields.has(field as 'price')),
      ) as Partial<T>;
    const values = {
      ...readValues(chosen(reading?.terms), written),
      ...vendorValues(chosen(reading?.vendor), written),
    };
    for (const [field, value] of Object.entries(values))
      setValue(field as 'price', value as never, { shouldDirty: true });
    const stage = getValues('stage');
    if (fields.has('price') && (stage === 'idea' || stage === 'contacted'))
      setValue('stage', 'quoted', { shouldDirty: true });
    if (getValues('asked_on') && !getValues('answered_on'))
      setValue('answered_on', today, { shouldDirty: true });
    if (converted)
      setValue('notes', [getValues('notes'), converted].filter(Boolean).join('\n'), { shouldDirty: true });
    setFilled(taken.length);
    setReading(null);
  };
  return (
    <div className="flex flex-col gap-3">
      <FormTextArea<QuoteForm>
        name="message"
        label={t('paste.label')}
        hint={t('paste.hint')}
        rows={5}
        max={QUOTE_LENGTHS.message}
      />
      <Button
        look="secondary"
        className="self-start"
        icon={<Sparkles aria-hidden="true" className="size-4.5" />}
        onClick={() => read()}
      >
        {t('paste.read')}
      </Button>
      <div role="status" className="contents">
        {filled !== null && (
          <p className="text-sm text-positive">
            {t('paste.filled', { count: filled, formatted: formatNumber(filled) })}
          </p>
        )}
        {reading && lines.length === 0 && foreign.length === 0 && (
          <p className="text-sm text-attention">{t('paste.nothing')}</p>
        )}
      </div>
      {foreign.length > 0 && (
        <ForeignRate
          key={foreign.join()}
          currencies={foreign}
          own={plan.currency}
          today={today}
          onRead={read}
        />
      )}
      {reading && lines.length > 0 && (
        <fieldset className="flex flex-col gap-3 rounded-card bg-accent-soft p-3" aria-describedby={id}>
          <legend className="float-left mb-2 w-full font-semibold">{t('paste.found')}</legend>
          <p id={id} className="text-sm">
            {`${converted} ${t('paste.check')}`}
          </p>
          <ul className="flex flex-col gap-2">
            {lines.map(({ key, label, value, words }) => (
              <li key={key}>
                <label className="grid min-h-11 grid-cols-[1.25rem_minmax(0,1fr)] items-start gap-2.5">
                  <input
                    type="checkbox"
                    className="mt-0.5 size-5"
                    checked={!left.has(key)}
                    onChange={() => {
                      const next = new Set(left);
                      if (!next.delete(key)) next.add(key);
                      setLeft(next);
                    }}
                  />
                  <span className="min-w-0 break-words">
                    <span>{`${label}:`}</span> <strong>{value}</strong>
                    <q className="block text-sm text-ink-muted">{words}</q>
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <Button className="self-start" disabled={taken.length === 0} onClick={fill}>
            {t('paste.fill', { count: taken.length, formatted: formatNumber(taken.length) })}
          </Button>
        </fieldset>
      )}
      {reading && reading.left.length > 0 && (
        <details className="text-sm" open={reading.terms.price === undefined || undefined}>
          <summary className="min-h-8 font-semibold text-attention">
            {t('paste.left', { count: reading.left.length, formatted: formatNumber(reading.left.length) })}
          </summary>
          <ul className="flex flex-col gap-1.5">
            {reading.left.map(({ reason, words, number }) => (
              <li key={number}>
                <span>{t(`left.${reason}`)}</span>
                <q className="block break-words text-ink-muted">{words}</q>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
