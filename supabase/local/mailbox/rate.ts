/**
 * Limits the mails per second like the mail service in `.env.example`. A second begins with its first
 * accepted mail, and refused mails don't count. Without `perSecond` there is no limit.
 */
export class MailRate {
  perSecond = Number.POSITIVE_INFINITY;
  #began = 0;
  #taken = 0;
  #closedUntil = 0;

  /** Refuses all mails for this many seconds, as if the quota were used up. */
  close(seconds: number): void {
    this.#closedUntil = Date.now() + seconds * 1000;
  }

  /** Counts a mail. Returns the headers of the refusal, or null if the mail is accepted. */
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
