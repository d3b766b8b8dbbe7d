import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { readJsonFile, writeJsonFile } from '../json-file.ts';
import { MailRate } from './rate.ts';

const mail = z.object({
  id: z.string(),
  to: z.string(),
  from: z.string().optional(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  language: z.enum(['en', 'es']),
  /** Reply address, if it differs from the sender's. */
  replyTo: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  /** ISO 8601, UTC. */
  sentAt: z.string(),
});

export type Mail = z.infer<typeof mail>;

const LIMIT = 200;

/** The caught e-mails, newest first. Stored in the data folder, or in memory if there is no folder. */
export class MailboxStore {
  readonly rate = new MailRate();
  /** Idempotency keys of the mails accepted since the server started. */
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
