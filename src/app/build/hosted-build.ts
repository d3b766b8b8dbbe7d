import type { Plugin } from 'vite';
import { operator } from '../../lib/company.ts';

type Settings = {
  url: string | undefined;
  key: string | undefined;
  site: string | undefined;
  /**
   * True with `ALLOW_EXAMPLE_COMPANY=yes`, which lets developers try out a hosted project. Never use it for a
   * public site.
   */
  exampleAllowed: boolean;
};

/** Returns an error text if an address isn't an origin such as `https://celebra.com`, otherwise null. */
function originFault(name: string, text: string): string | null {
  if (!URL.canParse(text)) return `${name} is no address: ${text}`;
  const { origin, protocol, hostname } = new URL(text);
  if (text !== origin) return `${name} must be ${origin}, without anything after it, not ${text}`;
  const onThisMachine = ['localhost', '127.0.0.1'].includes(hostname);
  return protocol === 'https:' || onThisMachine
    ? null
    : `${name} must begin with https://, not ${protocol}//`;
}

/** Returns true if a key would give visitors full access to the database. */
function isSecret(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  try {
    const claims: unknown = JSON.parse(
      atob((key.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
    );
    return (
      typeof claims === 'object' && claims !== null && 'role' in claims && claims.role === 'service_role'
    );
  } catch {
    return false;
  }
}

/** Returns the errors in a hosted build's settings. A build with the embedded backend has none. */
export function hostedFaults({ url, key, site, exampleAllowed }: Settings): string[] {
  if (!url) return [];
  const keyFault = key
    ? isSecret(key) && 'VITE_SUPABASE_ANON_KEY is a secret key, which every visitor could read'
    : 'VITE_SUPABASE_ANON_KEY is missing: the publishable key of the project';
  return [
    originFault('VITE_SUPABASE_URL', url),
    keyFault,
    site
      ? originFault('VITE_SITE_URL', site)
      : 'VITE_SITE_URL is missing: where the site will stand, such as https://celebra.com',
    operator.isExample &&
      !exampleAllowed &&
      'src/lib/company.ts still holds the example company. ALLOW_EXAMPLE_COMPANY=yes builds with it, to try a project out',
  ].filter((fault) => typeof fault === 'string');
}

/** Stops a hosted build that has invalid settings, and lists the errors. */
export function checkHostedBuild(): Plugin {
  return {
    name: 'celebra:check-hosted-build',
    apply: 'build',
    configResolved({ env }) {
      const faults = hostedFaults({
        url: env.VITE_SUPABASE_URL as string | undefined,
        key: env.VITE_SUPABASE_ANON_KEY as string | undefined,
        site: env.VITE_SITE_URL as string | undefined,
        exampleAllowed: process.env.ALLOW_EXAMPLE_COMPANY === 'yes',
      });
      if (faults.length > 0)
        throw new Error(`This build for a hosted project would not work:\n- ${faults.join('\n- ')}`);
    },
  };
}
