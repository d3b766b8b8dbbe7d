import { type Found, findAll } from './words.ts';

const NUMBER =
  /(?<![\p{L}\d.,'’]|\p{Sc} ?|\d )(?:(?:\+|00)\d{1,3}[ .-]?)?(?:\(\d{1,4}\)[ .-]?)?\d{2,14}(?:(?:\.\d{2,6}){2,5}|(?:[ -]\d{2,6}){0,5})(?![\p{L}\d]|[.,'’]\d| ?\p{Sc}| ?(?:k|mil|eur|euros|usd|mxn|pesos)(?![\p{L}\d]))/gu;
const [FEWEST, MOST] = [9, 15];
/**
 * Matches amounts that look like phone numbers: grouped by dots, or round and grouped by spaces ("100 000
 * 000").
 */
const AMOUNT = /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?: \d{3})* 000)$/u;

/** Finds phone numbers: sequences of 9 to 15 digits that don't look like amounts. */
export const findPhones = (text: string): Found<string>[] =>
  findAll(NUMBER, text).flatMap((match) => {
    const [value] = match;
    const digits = value.replace(/\D/gu, '').length;
    if (digits < FEWEST || digits > MOST || AMOUNT.test(value)) return [];
    return [{ value, from: match.index, to: match.index + value.length }];
  });

const EMAIL = /[^\s<>,;:()[\]@]+@[^\s<>,;:()[\]@]+\.[\p{L}\d-]*[\p{L}\d]/gu;

export const findEmails = (text: string): Found<string>[] =>
  findAll(EMAIL, text).map((match) => ({
    value: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));
