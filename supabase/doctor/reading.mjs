import { fieldsOf, isGood, notChecked, right, said, wrong } from './service.mjs';

/**
 * Runs the checks that need no account and change nothing.
 * @typedef {import('./service.mjs').Ask} Ask
 * @typedef {import('./service.mjs').Finding} Finding
 * @typedef {import('./service.mjs').Settings} Settings
 */

/** @param {string[]} names */
const list = (names) => names.join(', ');

/**
 * Checks that the project accepts the key. If not, no other check is possible.
 * @param {Ask} ask
 * @returns {Promise<Finding[]>}
 */
export async function checkSignIn(ask) {
  const answer = await ask('/auth/v1/settings');
  if (!isGood(answer))
    return [wrong(`The project does not answer to this address and key (${said(answer)}).`, 'project')];
  const { disable_signup, mailer_autoconfirm, external } = fieldsOf(answer.body);
  const loose = [
    ...(disable_signup === true ? ['nobody can sign up'] : []),
    ...(mailer_autoconfirm === true ? ['addresses are not confirmed by mail'] : []),
    ...(fieldsOf(external).email === false ? ['signing in by e-mail is off'] : []),
    ...(fieldsOf(external).anonymous_users === true ? ['accounts without an address can be made'] : []),
  ];
  return loose.length === 0
    ? [right('The sign-in service answers, and is set as config.toml says where a stranger can see it.')]
    : [wrong(`The sign-in service is not set as config.toml says: ${list(loose)}.`, 'project')];
}

/**
 * @param {Ask} ask
 * @returns {Promise<Finding[]>}
 */
export async function checkSchema(ask) {
  const [posts, state] = await Promise.all([
    ask('/rest/v1/blog_posts?select=slug&limit=1'),
    ask('/rest/v1/rpc/deployment_state', { method: 'POST', body: {} }),
  ]);
  /** @type {Finding[]} */
  const findings = [];
  if (!isGood(posts)) return [wrong(`The schema is not there (${said(posts)}).`, 'project')];
  if (Array.isArray(posts.body) && posts.body.length > 0)
    findings.push(right('The schema is there, with the blog posts.'));
  else findings.push(wrong('The schema is there without blog posts: the seed was not pushed.', 'project'));
  if (isGood(state)) findings.push(wrong('A stranger may ask for the state of the deployment.', 'project'));
  else if (state.status === 404)
    findings.push(
      wrong('The schema is older than this check-out: deployment_state is missing.', 'upgrading'),
    );
  return findings;
}

/**
 * @param {Ask} ask
 * @param {readonly string[]} tables
 * @returns {Promise<Finding[]>}
 */
export async function checkStranger(ask, tables) {
  const answers = await Promise.all(
    tables.map(async (table) => ({ table, answer: await ask(`/rest/v1/${table}?select=*&limit=1`) })),
  );
  const [open, missing, silent] = [
    answers.filter(({ answer }) => isGood(answer)),
    answers.filter(({ answer }) => answer.status === 404),
    answers.filter(({ answer }) => answer.status === 0 || answer.status >= 500),
  ].map((found) => found.map(({ table }) => table));
  const files = await ask('/storage/v1/object/list/plan-files', {
    method: 'POST',
    body: { prefix: '', limit: 1 },
  });
  /** @type {Finding[]} */
  const findings = [];
  if (open?.length) findings.push(wrong(`A stranger may read ${list(open)}.`, 'project'));
  if (missing?.length) findings.push(wrong(`Tables are missing: ${list(missing)}.`, 'upgrading'));
  if (silent?.length) findings.push(wrong(`The data API fails on ${list(silent)}.`, 'project'));
  if (Array.isArray(files.body) && files.body.length > 0)
    findings.push(wrong('A stranger may list the files of plans.', 'project'));
  if (findings.length === 0)
    findings.push(right(`A stranger is refused: ${tables.length} tables and the files of plans.`));
  return findings;
}

/** @param {Headers} headers @param {string | undefined} site */
const letsIn = (headers, site) => {
  const allowed = headers.get('access-control-allow-origin');
  return allowed === '*' || (allowed !== null && allowed === (site ?? 'https://doctor.example'));
};

const PREFLIGHT = {
  method: 'OPTIONS',
  withoutKey: true,
  headers: {
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization, apikey, content-type, x-client-info',
  },
};

/**
 * Checks that sign-in, data and files answer requests from another origin (CORS).
 * @param {Ask} ask
 * @param {Settings} settings
 * @returns {Promise<Finding[]>}
 */
export async function checkOrigins(ask, { site }) {
  const services = {
    'sign-in': '/auth/v1/settings',
    data: '/rest/v1/blog_posts',
    files: '/storage/v1/bucket',
  };
  const answers = await Promise.all(
    Object.entries(services).map(async ([name, path]) => ({ name, answer: await ask(path, PREFLIGHT) })),
  );
  const deaf = answers.filter(({ answer }) => !isGood(answer) || !letsIn(answer.headers, site));
  return deaf.length === 0
    ? [right('Sign-in, data and files answer the site’s origin.')]
    : deaf.map(({ name, answer }) =>
        wrong(`Pages of the site may not ask for ${name} (${said(answer)}).`, 'project'),
      );
}

/**
 * Checks that each function is deployed, starts, and answers requests from another origin. Every function
 * refuses GET with 405.
 * @param {Ask} ask
 * @param {readonly string[]} names
 * @param {Settings} settings
 * @returns {Promise<Finding[]>}
 */
export async function checkFunctions(ask, names, { site }) {
  const answers = await Promise.all(
    names.map(async (name) => {
      const path = `/functions/v1/${name}`;
      const [plain, asked] = await Promise.all([
        // Only a function with `verify_jwt = false` accepts a request without a key.
        ask(path, { withoutKey: true }),
        ask(path, PREFLIGHT),
      ]);
      return { name, plain, asked };
    }),
  );
  const found = answers.flatMap(({ name, plain, asked }) => {
    if (plain.status === 404) return wrong(`The function ${name} is not deployed.`, 'project');
    if (plain.status === 401)
      return wrong(
        `The function ${name} asks visitors for a token: it was deployed without config.toml.`,
        'project',
      );
    if (plain.status !== 405)
      return wrong(`The function ${name} does not start or answer (${said(plain)}).`, 'project');
    if (!isGood(asked) || !letsIn(asked.headers, site))
      return wrong(`The function ${name} does not answer pages of the site (${said(asked)}).`, 'project');
    return [];
  });
  return found.length > 0
    ? found
    : [right(`All ${names.length} functions answer, from the site’s origin and without a key.`)];
}

/**
 * Checks `SITE_URL` in the settings of the edge functions by following an unsubscribe link, which redirects
 * to that address.
 * @param {Ask} ask
 * @param {Settings} settings
 * @returns {Promise<Finding[]>}
 */
export async function checkFunctionSettings(ask, { site }) {
  const answer = await ask('/functions/v1/newsletter/unsubscribe?lang=en&token=doctor');
  const place = answer.headers.get('location') ?? '';
  if (answer.status !== 303)
    return [notChecked('The settings of the functions: newsletter does not answer.')];
  if (!URL.canParse(place))
    return [wrong('The functions have no SITE_URL: their settings are not set.', 'project')];
  const { origin } = new URL(place);
  if (site === undefined)
    return [right(`The functions write links to ${origin}; with --site this is compared.`)];
  return origin === new URL(site).origin
    ? [right(`The functions write links to ${origin}.`)]
    : [wrong(`The functions write links to ${origin} instead of ${site}.`, 'settings')];
}
