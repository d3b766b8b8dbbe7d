import * as z from 'zod/mini';
import { isStorable } from '../../calendar.ts';
import { CATEGORIES, LAST_EVENT_DATE, MAX_GUESTS, MAX_HOURS } from '../../plan/facts.ts';

/** Values in the arguments of tools. An unknown key or value is refused, not dropped. */

/** One line of text without control characters. */
export const line = (most: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(most), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u));

export const lines = (most: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(most), z.regex(/^(?:[^\p{Cc}\p{Zl}\p{Zp}]|\n)*$/u));

export const day = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((text) => isStorable(text) && text <= LAST_EVENT_DATE),
);

export const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** An amount in the plan's currency, with at most two decimals. */
export const amount = z.number().check(
  z.minimum(0),
  z.maximum(10_000_000),
  z.refine((value) => Math.abs(Math.round(value * 100) - value * 100) < 1e-6),
);

export const category = z.enum(CATEGORIES);
export const rowId = z.uuid();
export const guests = z.int().check(z.minimum(1), z.maximum(MAX_GUESTS));
export const hours = z.int().check(z.minimum(1), z.maximum(MAX_HOURS));
export const centsOf = (value: number): number => Math.round(value * 100);
