import type { PGlite } from '@electric-sql/pglite';
import type { App } from '@supabase/lite';
import type { AuthLimits } from './auth-limits.ts';
import type { SendMail } from './mailer.ts';
import type { Project } from './project.ts';

/** Where a request stands: what its mails need to know. */
export type Place = {
  siteUrl: string;
  redirectTo: string;
  /** Of the flow that asked (PKCE), which the hash of a mailed link begins with. */
  prefix: '' | 'pkce_';
};

export type AuthContext = {
  app: Pick<App, 'fetch'>;
  db: Pick<PGlite, 'query'>;
  sendMail: SendMail;
  project: Project;
  limits: AuthLimits;
  /** What the account administration is opened with. */
  secretKey: string;
  /** Where the site stands, when that is another origin than the service's own. */
  site?: string | undefined;
};

/** Answers a request as the embedded server does. */
export type Pass = (request: Request) => Promise<Response>;
