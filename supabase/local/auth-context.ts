import type { PGlite } from '@electric-sql/pglite';
import type { App } from '@supabase/lite';
import type { AuthLimits } from './auth-limits.ts';
import type { SendMail } from './mailer.ts';
import type { Project } from './project.ts';

/** Context of a request that its mails need. */
export type Place = {
  siteUrl: string;
  redirectTo: string;
  /** Prefix of the flow (PKCE), with which the hash of a mailed link begins. */
  prefix: '' | 'pkce_';
};

export type AuthContext = {
  app: Pick<App, 'fetch'>;
  db: Pick<PGlite, 'query'>;
  sendMail: SendMail;
  project: Project;
  limits: AuthLimits;
  /** Key of the account administration. */
  secretKey: string;
  /** Origin of the site, if it differs from the service's. */
  site?: string | undefined;
};

/** Answers a request as the embedded server does. */
export type Pass = (request: Request) => Promise<Response>;
