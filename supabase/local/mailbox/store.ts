import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Mail = {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  language: 'en' | 'es';
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: string;
  /** Headers that the sender asked for. */
  headers?: Record<string, string>;
  /** ISO 8601, UTC. */
  sentAt: string;
};

const LIMIT = 200;

/** The caught e-mails, newest first, kept in the data folder if there is one. */
export class MailboxStore {
  readonly #file: string | undefined;
  #mails: Mail[] = [];

  constructor(dataDir: string | undefined) {
    this.#file = dataDir === undefined ? undefined : join(dataDir, 'mailbox.json');
    if (this.#file !== undefined && existsSync(this.#file)) {
      this.#mails = JSON.parse(readFileSync(this.#file, 'utf8')) as Mail[];
    }
  }

  add(mail: Omit<Mail, 'id' | 'sentAt'>): void {
    this.#replace([{ ...mail, id: randomUUID(), sentAt: new Date().toISOString() }, ...this.#mails]);
  }

  list(to?: string): readonly Mail[] {
    return to === undefined ? this.#mails : this.#mails.filter((mail) => mail.to === to.toLowerCase());
  }

  find(id: string): Mail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }

  /** Removes one message, one person's, or all. */
  remove(which: { id: string } | { to: string } | 'all'): void {
    if (which === 'all') this.#replace([]);
    else if ('id' in which) this.#replace(this.#mails.filter((mail) => mail.id !== which.id));
    else this.#replace(this.#mails.filter((mail) => mail.to !== which.to.toLowerCase()));
  }

  #replace(mails: Mail[]): void {
    this.#mails = mails.slice(0, LIMIT);
    if (this.#file !== undefined) writeFileSync(this.#file, JSON.stringify(this.#mails), { mode: 0o600 });
  }
}
