/**
 * Number of mails accepted per second, as the service in `.env.example` counts them; without a number all of
 * them. Counted from a second's first mail, without refused ones.
 */
export class MailRate {
  perSecond = Number.POSITIVE_INFINITY;
  #began = 0;
  #taken = 0;
  #closedUntil = 0;

  /** Refuses everything for this time, as with an exhausted quota. */
  close(seconds: number): void {
    this.#closedUntil = Date.now() + seconds * 1000;
  }

  /** Returns the headers of a refusal; null if the mail is accepted. */
  refusal(): Record<string, string> | null {
    const now = Date.now();
    if (now - this.#began >= 1000) {
      this.#began = now;
      this.#taken = 0;
    }
    const opens = this.#taken < this.perSecond ? this.#closedUntil : this.#began + 1000;
    if (opens <= now) {
      this.#taken += 1;
      return null;
    }
    const seconds = String(Math.ceil((opens - now) / 1000));
    return {
      'ratelimit-limit': String(this.perSecond),
      'ratelimit-remaining': '0',
      'ratelimit-reset': seconds,
      'retry-after': seconds,
    };
  }
}
