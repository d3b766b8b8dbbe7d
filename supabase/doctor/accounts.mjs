import { randomBytes, randomUUID } from 'node:crypto';
import { fieldsOf, isGood, notChecked, parsed, right, said, wrong } from './service.mjs';

/**
 * Runs the checks that need an account. Uses two temporary accounts, which are deleted in any case.
 * @typedef {import('./service.mjs').Ask} Ask
 * @typedef {import('./service.mjs').Finding} Finding
 * @typedef {import('./service.mjs').Settings} Settings
 * @typedef {{id: string, email: string, token: string}} Account
 */

const FILE = 'The doctor was here.';
const ELSEWHERE = 'https://elsewhere.example/';

/**
 * @param {Ask} ask
 * @param {string} email
 * @param {string} password
 */
const create = (ask, email, password) =>
  ask('/auth/v1/admin/users', {
    method: 'POST',
    asAdmin: true,
    body: { email, password, email_confirm: true, user_metadata: { language_preference: 'en' } },
  });

/** @param {Ask} ask @param {string} id */
const remove = (ask, id) => ask(`/auth/v1/admin/users/${id}`, { method: 'DELETE', asAdmin: true });

/**
 * Deletes a file as its owner, or else with the secret key. Returns true if the file is gone.
 * @param {Ask} ask
 * @param {Account} owner
 * @param {string} name
 */
async function removeFile(ask, owner, name) {
  for (const who of [{ token: owner.token }, { asAdmin: true }]) {
    const gone = await ask('/storage/v1/object/plan-files', {
      method: 'DELETE',
      body: { prefixes: [name] },
      ...who,
    });
    if (Array.isArray(gone.body) && gone.body.length === 1)
      return 'token' in who ? 'by its owner' : 'by force';
  }
  return 'not';
}

/**
 * @param {Ask} ask
 * @param {Account} owner
 * @param {string} plan
 * @returns {Promise<Finding[]>}
 */
async function checkFile(ask, owner, plan) {
  const name = `${plan}/${randomUUID()}`;
  const path = `plan-files/${name}`;
  const { token } = owner;
  const headers = { 'Content-Type': 'text/plain' };
  const sent = await ask(`/storage/v1/object/${path}`, { method: 'POST', token, headers, body: FILE });
  if (!isGood(sent)) return [wrong(`Storage does not take a file (${said(sent)}).`, 'look')];
  const given = await ask(`/storage/v1/object/${path}`, { token });
  const strangers = await Promise.all([
    ask(`/storage/v1/object/${path}`),
    ask(`/storage/v1/object/public/${path}`),
  ]);
  const gone = await removeFile(ask, owner, name);
  return [
    given.body === FILE
      ? right('Storage takes a file of a plan and gives it back.')
      : wrong(`Storage does not give back the file it took (${said(given)}).`, 'look'),
    ...(strangers.some(isGood) ? [wrong('A stranger may read the file of a plan.', 'look')] : []),
    ...(gone === 'by force' ? [wrong('An account can’t remove a file of its own plan.', 'look')] : []),
    ...(gone === 'not'
      ? [wrong(`The doctor’s file ${path} is still there: remove it by hand.`, 'look')]
      : []),
  ];
}

/**
 * Checks that a new account can read only its own rows and the blog's posts.
 * @param {Ask} ask
 * @param {Account} owner
 * @param {Account} stranger
 * @param {string} plan Id of the owner's plan.
 * @param {readonly string[]} tables
 * @returns {Promise<Finding[]>}
 */
async function checkOthers(ask, owner, stranger, plan, tables) {
  const { token, id } = stranger;
  const answers = await Promise.all(
    tables.map(async (table) => ({
      table,
      answer: await ask(`/rest/v1/${table}?select=*&limit=5`, { token }),
    })),
  );
  /** @param {unknown} row */
  const isOwn = (row) => [fieldsOf(row).id, fieldsOf(row).user_id, fieldsOf(row).owner_id].includes(id);
  const open = answers
    .filter(({ table }) => table !== 'blog_posts')
    .filter(({ answer: { body } }) => Array.isArray(body) && !body.every(isOwn))
    .map(({ table }) => table);
  const written = await ask('/rest/v1/rpc/save_rows', {
    method: 'POST',
    token,
    body: {
      plan_id: plan,
      changes: [{ table: 'event_plans', id: plan, version: 1, row: { guest_count: 7 } }],
    },
  });
  const name = `${plan}/${randomUUID()}`;
  const added = await ask(`/storage/v1/object/plan-files/${name}`, {
    method: 'POST',
    token,
    headers: { 'Content-Type': 'text/plain' },
    body: FILE,
  });
  if (isGood(added)) await removeFile(ask, owner, name);
  const silent = answers.filter(({ answer: { status } }) => status === 0 || status >= 500);
  const findings = [
    ...silent.map(({ table, answer }) =>
      wrong(`The data API does not tell an account of ${table} (${said(answer)}).`, 'project'),
    ),
    ...(open.length > 0
      ? [wrong(`Any account may read rows of others in ${open.join(', ')}.`, 'project')]
      : []),
    ...(isGood(written) ? [wrong('Any account may change a plan of others.', 'project')] : []),
    ...(isGood(added) ? [wrong('Any account may add files to a plan of others.', 'project')] : []),
  ];
  return findings.length > 0
    ? findings
    : [right('Another account sees and changes nothing of a plan that is not its own.')];
}

/**
 * Checks where a link in an email leads. The link is created by the admin API without sending an email.
 * @param {Ask} ask
 * @param {Account} owner
 * @param {string | undefined} site
 * @returns {Promise<Finding[]>}
 */
async function checkRedirects(ask, owner, site) {
  /** @param {string} wanted */
  const leadsTo = async (wanted) => {
    const answer = await ask(`/auth/v1/admin/generate_link?redirect_to=${encodeURIComponent(wanted)}`, {
      method: 'POST',
      asAdmin: true,
      body: { type: 'recovery', email: owner.email, redirect_to: wanted },
    });
    const { redirect_to } = fieldsOf(answer.body);
    return { answer, place: isGood(answer) && typeof redirect_to === 'string' ? redirect_to : null };
  };
  const elsewhere = await leadsTo(ELSEWHERE);
  if (elsewhere.place === null)
    return [wrong(`The sign-in service writes no link (${said(elsewhere.answer)}).`, 'project')];
  if (elsewhere.place.startsWith(ELSEWHERE))
    return [wrong('Mailed links may lead to any address: additional_redirect_urls is too wide.', 'project')];
  if (site === undefined)
    return [
      notChecked(
        `Whether mailed links lead to the site (--site): they lead to ${elsewhere.place}.`,
        'project',
      ),
    ];
  const wanted = `${site}/reset-password`;
  const { place } = await leadsTo(wanted);
  return place === wanted
    ? [right(`Mailed links may lead to ${site} and to no stranger’s address.`)]
    : [wrong(`Mailed links may not lead to ${wanted}: they lead to ${place}.`, 'project')];
}

/**
 * Checks that the access-token hook is on. The hook limits programs that sign in by OAuth, and adds a claim
 * to every token. So the test account's token shows whether the hook is on.
 * @param {Ask} ask
 * @param {Account} owner
 * @returns {Promise<Finding[]>}
 */
async function checkPrograms(ask, { token }) {
  const places = [
    '/.well-known/oauth-authorization-server/auth/v1',
    '/auth/v1/.well-known/oauth-authorization-server',
  ];
  const answers = await Promise.all(places.map((place) => ask(place)));
  const isOn = answers.some((answer) => isGood(answer) && 'authorization_endpoint' in fieldsOf(answer.body));
  const claims = fieldsOf(parsed(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));
  if (claims.programs_limited === true) return [right('A program that signs in is limited by the hook.')];
  return isOn
    ? [
        wrong(
          'Programs may sign in (OAuth) without access_token_hook, which gives them the whole account: push the configuration, or switch the OAuth server off. The app’s page lets none in until then.',
          'project',
        ),
      ]
    : [notChecked('The hook of access tokens: it is off, and so is the sign-in of programs.', 'project')];
}

/** @param {Ask} ask @returns {Promise<Account | import('./service.mjs').Answer>} */
async function newAccount(ask) {
  const email = `doctor-${randomUUID()}@example.com`;
  const password = randomBytes(24).toString('base64url');
  const made = await create(ask, email, password);
  const { id } = fieldsOf(made.body);
  if (!isGood(made) || typeof id !== 'string') return made;
  const entered = await ask('/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: { email, password },
  });
  const { access_token } = fieldsOf(entered.body);
  if (isGood(entered) && typeof access_token === 'string') return { id, email, token: access_token };
  await remove(ask, id);
  return entered;
}

/**
 * @param {Ask} ask
 * @param {Account} owner
 * @param {Account} stranger
 * @param {Settings} settings
 * @param {readonly string[]} tables
 * @returns {Promise<Finding[]>}
 */
async function checkPlan(ask, owner, stranger, { site }, tables) {
  const plan = randomUUID();
  const facts = {
    name: 'Doctor',
    event_type: 'wedding',
    event_date: '2199-06-05',
    budget: 30000,
    currency: 'EUR',
    guest_count: 100,
    country: 'ES',
    city: 'Madrid',
    location_type: 'indoor',
  };
  const saved = await ask('/rest/v1/event_plans', {
    method: 'POST',
    token: owner.token,
    headers: { Prefer: 'return=minimal' },
    body: { id: plan, ...facts },
  });
  const redirects = await checkRedirects(ask, owner, site);
  if (!isGood(saved))
    return [...redirects, wrong(`An account can’t make a plan (${said(saved)}).`, 'upgrading')];
  return [
    right('An account can be made, sign in and make a plan.'),
    ...(await checkOthers(ask, owner, stranger, plan, tables)),
    ...(await checkFile(ask, owner, plan)),
    ...redirects,
  ];
}

/**
 * @param {Ask} ask
 * @param {Settings} settings
 * @param {readonly string[]} tables
 * @returns {Promise<Finding[]>}
 */
export async function checkAccounts(ask, settings, tables) {
  /** @type {Account[]} */
  const accounts = [];
  /** @type {Finding[]} */
  const findings = [];
  try {
    for (const _ of ['owner', 'stranger']) {
      const made = await newAccount(ask);
      if ('status' in made) {
        findings.push(wrong(`No account can be made and signed in (${said(made)}).`, 'project'));
        break;
      }
      accounts.push(made);
    }
    const [owner, stranger] = accounts;
    if (owner && stranger) {
      findings.push(...(await checkPlan(ask, owner, stranger, settings, tables)));
      findings.push(...(await checkPrograms(ask, owner)));
    }
  } finally {
    for (const { id, email } of accounts) {
      const gone = await remove(ask, id);
      if (!isGood(gone))
        findings.push(
          wrong(`The throw-away account ${email} is still there: delete it by hand (${said(gone)}).`, 'look'),
        );
    }
  }
  return findings;
}

/**
 * Emails the operator a password-reset link. If the address has no account, a temporary one is created.
 * @param {Ask} ask
 * @param {string} email
 * @returns {Promise<Finding[]>}
 */
export async function checkMail(ask, email) {
  const made = await create(ask, email, randomBytes(24).toString('base64url'));
  const { id } = fieldsOf(made.body);
  const isNew = isGood(made) && typeof id === 'string';
  if (!isNew && made.status !== 422)
    return [wrong(`No account can be made for ${email} (${said(made)}).`, 'project')];
  const sent = await ask('/auth/v1/recover', { method: 'POST', body: { email } });
  const gone = isNew ? await remove(ask, id) : undefined;
  return [
    isGood(sent)
      ? notChecked(
          `Whether the message reached ${email}: the sign-in service has sent a reset link, look for it${isNew ? ' (it no longer works)' : ''}.`,
          'look',
        )
      : wrong(`The sign-in service can’t send mail (${said(sent)}).`, 'settings'),
    ...(gone === undefined || isGood(gone)
      ? []
      : [wrong(`The account made for ${email} is still there: delete it by hand (${said(gone)}).`, 'look')]),
  ];
}
