import { inspect } from 'node:util';

/** A database error as the embedded server prints it: PGlite adds the statement and its values. */
type Thrown = { code?: unknown; message?: unknown; constraint?: unknown; where?: unknown; query?: unknown };

/**
 * Matches codes of deliberate refusals: data (22), constraints (23), rights (28, 42501), raised exceptions
 * (P0001, PT…), a function that doesn't exist (42883) and a lock that was not waited for (55P03).
 */
const EXPECTED = /^(?:22...|23...|28...|42501|42883|55P03|P0001|PT\d{3})$/;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Formats an error in one line, without the values of rows; an error of ours also with its statement. */
export function wordsOf({ code, message, constraint, where, query }: Thrown): string {
  // A message may quote sent values after a colon.
  const reason =
    text(message)
      .split('\n', 1)[0]
      ?.replace(/: ".*$/, '') ?? '';
  const line = ['[local backend]', text(code), text(constraint) ? `${reason} (${constraint})` : reason].join(
    ' ',
  );
  if (EXPECTED.test(text(code))) return line;
  return [line, text(query), text(where)].filter(Boolean).join('\n  ');
}

/** Returns the error, printed as `wordsOf` formats it. */
export function briefly<T>(error: T): T {
  if (typeof error !== 'object' || error === null || !('code' in error)) return error;
  Object.defineProperty(error, inspect.custom, {
    value: () => wordsOf(error),
    enumerable: false,
    configurable: true,
  });
  return error;
}
