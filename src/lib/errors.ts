export class RequestError extends Error {
  override readonly name = 'RequestError';
  constructor(
    message: string,
    /** HTTP status, or 0 if no response arrived. */
    readonly status: number,
    /** The code of the sign-in service or the database, such as `invalid_credentials` or `PT409`. */
    readonly code: string | null = null,
    readonly details: { reasons?: readonly string[]; retryAfter?: number } = {},
  ) {
    super(message);
  }
}

export const statusOf = (error: unknown): number => {
  if (error instanceof RequestError) return error.status;
  if (typeof error === 'object' && error !== null && 'status' in error) return Number(error.status) || 0;
  return 0;
};

/** Returns the code that the sign-in service or the database has given the error, or null. */
export const codeOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;

/**
 * Returns true if a retry might succeed: no response, a gateway failure, or too many requests. A refusal is
 * final.
 */
export function isTransient(error: unknown): boolean {
  const status = statusOf(error);
  return status === 0 || status === 408 || status === 429 || status >= 500;
}
