import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { readJsonFile, writeJsonFile } from '../json-file.ts';
import { MailRate } from './rate.ts';

const mail = z.object({
  id: z.string(),
  to: z.string(),
  /** Sender as given. */
  from: z.string().optional(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  language: z.enum(['en', 'es']),
  /** Reply address, if not the sender. */
  replyTo: z.string().optional(),
  /** Headers that the sender asked for. */
  headers: z.record(z.string(), z.string()).optional(),
  /** ISO 8601, UTC. */
  sentAt: z.string(),
});

export type Mail = z.infer<typeof mail>;

const LIMIT = 200;

/** The caught e-mails, newest first, kept in the data folder if there is one. */
export class MailboxStore {
  /** How fast the functions' mails are taken. */
  readonly rate = new MailRate();
  /** Of the mails taken since the server started: each of these keys once. */
  readonly keys = new Set<string>();
  readonly #file: string | undefined;
  #mails: Mail[] = [];

  constructor(dataDir: string | undefined) {
    this.#file = dataDir === undefined ? undefined : join(dataDir, 'mailbox.json');
    if (this.#file !== undefined) this.#mails = readJsonFile(this.#file, z.array(mail)) ?? [];
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
    if (this.#file !== undefined) writeJsonFile(this.#file, this.#mails);
  }
}
