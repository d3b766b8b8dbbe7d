import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { MailboxStore } from './mailbox/store.ts';
import type { Project } from './project.ts';
import { render, toText, type Values } from './templates.ts';

/** Values that a mail template can contain, with hosted Supabase Auth's names. */
export type MailValues = {
  userId: string;
  to: string;
  siteUrl: string;
  redirectTo: string;
  tokenHash?: string;
  token?: string;
  email?: string;
  newEmail?: string;
};

export type SendMail = (kind: string, mail: MailValues) => Promise<void>;

/**
 * Creates a mailer that renders the project's templates (`[auth.email.template.*]`,
 * `[auth.email.notification.*]`) into the mailbox. The language is the one that the person chose at sign-up.
 */
export function createMailer(project: Project, db: Pick<PGlite, 'query'>, store: MailboxStore): SendMail {
  const { template, notification } = project.config.auth.email;
  return async (kind, mail) => {
    const chosen = template[kind] ?? (notification[kind]?.enabled ? notification[kind] : undefined);
    if (chosen === undefined) return;
    const { rows } = await db.query<{ data: Values | null }>(
      'select raw_user_meta_data as data from auth.users where id = $1',
      [mail.userId],
    );
    const data = rows[0]?.data ?? {};
    const values: Values = {
      SiteURL: mail.siteUrl,
      RedirectTo: mail.redirectTo,
      TokenHash: mail.tokenHash,
      Token: mail.token,
      Email: mail.email ?? mail.to,
      NewEmail: mail.newEmail,
      Data: data,
    };
    const html = render(await readFile(join(project.root, chosen.content_path), 'utf8'), values, {
      html: true,
    });
    store.add({
      to: mail.to.toLowerCase(),
      subject: render(chosen.subject, values, { html: false }),
      html,
      text: toText(html),
      language: data.language_preference === 'es' ? 'es' : 'en',
    });
  };
}
