import { inspect } from 'node:util';

/** A database error. PGlite adds the SQL statement and its values. */
type Thrown = { code?: unknown; message?: unknown; constraint?: unknown; where?: unknown; query?: unknown };

/**
 * Codes of expected refusals: invalid data (22), constraints (23), rights (28, 42501), raised exceptions
 * (P0001, PT…), an unknown function (42883) and a lock that was not available (55P03).
 */
const EXPECTED = /^(?:22...|23...|28...|42501|42883|55P03|P0001|PT\d{3})$/;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Formats an error in one line without the values of rows. For an unexpected error, the SQL statement
 * follows.
 */
export function wordsOf({ code, message, constraint, where, query }: Thrown): string {
  // Cuts off the quoted value, which might be personal data.
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

/** Changes an error so that printing it shows only what `wordsOf` returns. */
export function briefly<T>(error: T): T {
  if (typeof error !== 'object' || error === null || !('code' in error)) return error;
  Object.defineProperty(error, inspect.custom, {
    value: () => wordsOf(error),
    enumerable: false,
    configurable: true,
  });
  return error;
}
