import type { PGlite } from '@electric-sql/pglite';
import type { App } from '@supabase/lite';
import type { AuthLimits } from './auth-limits.ts';
import type { SendMail } from './mailer.ts';
import type { Project } from './project.ts';

/** Facts about a request that its mails need. */
export type Place = {
  siteUrl: string;
  redirectTo: string;
  /** Start of the hash in a mailed link; `pkce_` if the request used PKCE. */
  prefix: '' | 'pkce_';
};

export type AuthContext = {
  app: Pick<App, 'fetch'>;
  db: Pick<PGlite, 'query'>;
  sendMail: SendMail;
  project: Project;
  limits: AuthLimits;
  /** Key for account administration. */
  secretKey: string;
  /** Origin of the site, if it differs from the auth service's. */
  site?: string | undefined;
};

/** Passes a request to the embedded server. */
export type Pass = (request: Request) => Promise<Response>;
