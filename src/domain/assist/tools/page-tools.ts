import * as z from 'zod/mini';
import { PRICE_BASES } from '../../vendors/quote.ts';
import { defineTool } from './tool.ts';
import { line, lines, rowId } from './values.ts';

/** Tools that show rows, read pasted text, or write a text. */

export const SHOW_ROWS = defineTool({
  name: 'show_rows',
  description:
    'Shows rows that were read, each with its figures and a link to it. The way to answer a question about the plan: say which rows, not their figures.',
  schema: z.strictObject({ ids: z.array(rowId).check(z.minLength(1), z.maxLength(20)) }),
});

/**
 * Fields of a vendor’s message or contract. Amounts, rates and days are quoted exactly as the vendor wrote
 * them.
 */
export const QUOTE_FIELDS = [
  'price',
  'tax_included',
  'tax_rate',
  'deposit',
  'deposit_rate',
  'valid_until',
] as const;
export type QuoteField = (typeof QUOTE_FIELDS)[number];

export const READ_QUOTE = defineTool({
  name: 'read_quote',
  description:
    'Says what the text that the person gave, a vendor’s message or contract, says of the price. `words` are copied from that text letter by letter, and short: the page reads the value out of them, and refuses what does not stand there. price: the amount; tax_included: the words that say whether taxes are in it; tax_rate, deposit_rate: a percentage; deposit: an amount; valid_until: a date. `basis` is what the price is for.',
  schema: z.strictObject({
    basis: z.optional(z.enum(PRICE_BASES)),
    found: z
      .array(z.strictObject({ field: z.enum(QUOTE_FIELDS), words: line(200) }))
      .check(z.minLength(1), z.maxLength(12)),
  }),
});

export const READ_GUESTS = defineTool({
  name: 'read_guests',
  description:
    'Turns a guest list in prose, which the person gave, into rows for the preview of the import. Names are copied as they stand there. `people` is how many come with that row, that person included.',
  schema: z.strictObject({
    rows: z
      .array(
        z.strictObject({
          name: line(50),
          last_name: z.optional(line(50)),
          household: z.optional(line(110)),
          people: z.optional(z.int().check(z.minimum(1), z.maximum(20))),
          children: z.optional(z.int().check(z.minimum(0), z.maximum(19))),
          diet: z.optional(line(200)),
          notes: z.optional(line(200)),
        }),
      )
      .check(z.minLength(1), z.maxLength(200)),
  }),
});

export const WRITE = defineTool({
  name: 'write',
  description:
    'Hands over a text to be copied or sent by the person: a message, a reminder, a thank-you note. Placeholders such as ⟨guest 3⟩ stay as they are. In the language of the household where it has one.',
  schema: z.strictObject({ text: lines(3_000), household: z.optional(rowId) }),
});

/**
 * Pages whose figures and facts have sources. The assistant links to them instead of answering from memory.
 */
const SOURCED = ['vendors', 'prices', 'paperwork'] as const;

export const LEAD_TO = defineTool({
  name: 'lead_to',
  description:
    'Leads to the page of the app that has sourced facts, for what you must not answer from memory: vendors (who there is near the event), prices (what such events usually cost), paperwork (laws, permits, papers).',
  schema: z.strictObject({ page: z.enum(SOURCED) }),
});
