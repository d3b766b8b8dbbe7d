import { createContext, useContext, useMemo, useState } from 'react';
import { type UseFormReturn, useFormContext, useWatch } from 'react-hook-form';
import type { Plan } from '@/data/plans';
import { convertReading } from '@/domain/vendors/convert';
import type { QuoteForm } from '@/domain/vendors/quote-schema';
import { type MessageFacts, type MessageReading, readMessage } from '@/domain/vendors/reading/read-message';
import { numberInField } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { usePlanContext } from '@/parts/module/plan-context';
import type { QuoteConversion } from './foreign-rate';

/** State of the vendor's message in the open form, from typing to the parsed result. */
interface MessageReader {
  readonly text: string;
  /** The parsed message; null while the text is being edited. */
  readonly reading: MessageReading | null;
  /** Number of fields filled in by the last parsing; null before the first. */
  readonly filled: number | null;
  /**
   * Parses the message and fills in empty fields. Amounts in another currency are converted at the given
   * rate.
   */
  readonly read: (conversion?: QuoteConversion) => void;
  /** Applies what the assistant has read from a text; the text becomes the message. */
  readonly take: (facts: MessageFacts, text: string) => void;
  readonly write: () => void;
}

const MessageContext = createContext<MessageReader | null>(null);
export const MessageProvider = MessageContext.Provider;

export function useMessage(): MessageReader {
  const value = useContext(MessageContext);
  if (!value) throw new Error('only within a quote form');
  return value;
}

export const rateField = (rate: number): string => numberInField(Number((rate / 100).toFixed(3)));

/** Marks the quote as answered when a price is entered. */
export function markAnswered(
  { getValues, setValue }: Pick<UseFormReturn<QuoteForm>, 'getValues' | 'setValue'>,
  today: string,
): void {
  const stage = getValues('stage');
  if (stage === 'idea' || stage === 'contacted') setValue('stage', 'quoted', { shouldDirty: true });
  if (getValues('asked_on') && !getValues('answered_on'))
    setValue('answered_on', today, { shouldDirty: true });
}

/** Returns a function that fills in empty fields from the message. Entered values stay. */
function useFill() {
  const { getValues, setValue } = useFormContext<QuoteForm>();
  const { today } = usePlanContext();
  return ({ facts }: MessageReading, note: string | undefined): number => {
    let filled = 0;
    const fill = <F extends keyof QuoteForm>(field: F, value: QuoteForm[F] | undefined) => {
      const now = getValues(field as 'price');
      if (value === undefined || (now !== null && !['', 'unsaid'].includes(String(now)))) return false;
      setValue(field as 'price', value as never, { shouldDirty: true });
      filled++;
      return true;
    };
    const set = (field: keyof QuoteForm, value: string) =>
      setValue(field as 'notes', value as never, { shouldDirty: true });
    if (fill('price', facts.price?.value)) {
      if (facts.price?.basis) set('basis', facts.price.basis.value);
      markAnswered({ getValues, setValue }, today);
    }
    const included = facts.tax_included?.value;
    fill('tax_included', included === undefined ? undefined : included ? 'yes' : 'no');
    fill('tax_rate', facts.tax_rate && rateField(facts.tax_rate.value));
    if (getValues('deposit_rate') === '') fill('deposit', facts.deposit?.value);
    if (getValues('deposit') === null)
      fill('deposit_rate', facts.deposit_rate && rateField(facts.deposit_rate.value));
    fill('valid_until', facts.valid_until?.value);
    if (note) set('notes', [getValues('notes'), note].filter(Boolean).join('\n'));
    return filled;
  };
}

function readIn(text: string, rate: QuoteConversion | undefined, plan: Plan, today: string): MessageReading {
  const { event_date } = plan;
  const currency = rate?.currency ?? plan.currency;
  const found = readMessage(text, { today, language: currentLanguage(), currency, event_date });
  return rate ? convertReading(found, rate.rate, plan.currency) : found;
}

/** Parses the message of the surrounding form. A message stored with the quote counts as parsed already. */
export function useReadMessage(stored: string | null): MessageReader {
  const { plan, today } = usePlanContext();
  const { getValues, setValue } = useFormContext<QuoteForm>();
  const text = useWatch<QuoteForm, 'message'>({ name: 'message' });
  // If the message of a restored draft differs from the stored message, it counts as not parsed yet.
  const [isWritten, setWritten] = useState(() => getValues('message') !== stored);
  const [conversion, setConversion] = useState<QuoteConversion | undefined>(undefined);
  const [filled, setFilled] = useState<number | null>(null);
  /** The assistant's result; it takes precedence over the parser's result. */
  const [taken, setTaken] = useState<MessageFacts | null>(null);
  const fill = useFill();
  const reading = useMemo(() => {
    if (isWritten || text.trim() === '') return null;
    const found = readIn(text, conversion, plan, today);
    return taken ? { ...found, facts: { ...found.facts, ...taken } } : found;
  }, [isWritten, text, conversion, plan, today, taken]);
  return {
    text,
    reading,
    filled,
    read: (rate) => {
      setConversion(rate);
      setFilled(fill(readIn(getValues('message'), rate, plan, today), rate?.words));
      setWritten(false);
    },
    take: (facts, given) => {
      if (given !== getValues('message')) setValue('message', given, { shouldDirty: true });
      setConversion(undefined);
      setTaken(facts);
      setFilled(fill({ ...readIn(given, undefined, plan, today), facts }, undefined));
      setWritten(false);
    },
    write: () => {
      setTaken(null);
      setConversion(undefined);
      setFilled(null);
      setWritten(true);
    },
  };
}
