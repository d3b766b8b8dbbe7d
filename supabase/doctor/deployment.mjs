import { fieldsOf, isGood, notChecked, right, said, wrong } from './service.mjs';

/**
 * Runs the checks that need the secret key, because the database itself must report its state.
 * @typedef {import('./service.mjs').Finding} Finding
 */

/** @param {unknown} value */
const texts = (value) =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : /** @type {string[]} */ ([]);

/**
 * @param {Record<string, unknown>} state
 * @param {readonly string[]} expected
 * @returns {Finding}
 */
function version(state, expected) {
  const applied = texts(state.migrations);
  const missing = expected.filter((name) => !applied.includes(name));
  const unknown = applied.filter((name) => !expected.includes(name));
  const last = expected.at(-1);
  if (state.migrations === null)
    return wrong('The project has no list of its migrations: they were not pushed by the CLI.', 'project');
  if (missing.length > 0)
    return wrong(
      `The schema is at ${applied.at(-1) ?? 'nothing'} and this check-out at ${last}: ${missing.length} ${missing.length === 1 ? 'migration is' : 'migrations are'} missing.`,
      'upgrading',
    );
  if (unknown.length > 0)
    return wrong(
      `The schema has migrations that this check-out does not know (${unknown.join(', ')}): check out the version that was pushed.`,
      'upgrading',
    );
  return right(`The schema is at this check-out’s version, ${last}.`);
}

/**
 * @param {Record<string, unknown>} state
 * @param {readonly string[]} expected
 * @returns {Finding}
 */
function scheduler(state, expected) {
  if (state.jobs === null)
    return notChecked(
      'There is no cron here: reminders and deletions must be run by other means, which the doctor can’t see.',
      'look',
    );
  const missing = expected.filter((name) => !(name in fieldsOf(state.jobs)));
  return missing.length === 0
    ? right(`The scheduler runs ${expected.join(', ')}.`)
    : wrong(`The scheduler does not run ${missing.join(', ')}.`, 'look');
}

/**
 * @param {Record<string, unknown>} state
 * @param {string} url
 * @returns {Finding[]}
 */
function vault(state, url) {
  if (state.has_reminders_secret === null)
    return state.jobs === null
      ? []
      : [wrong('There is no vault: the scheduler can’t call the functions.', 'project')];
  if (state.functions_url === null || state.has_reminders_secret !== true)
    return [wrong('The vault has no functions_url or no reminders_secret.', 'project')];
  return state.functions_url === `${url}/functions/v1`
    ? [right('The vault has the functions’ address and the scheduler’s secret.')]
    : [wrong(`The scheduler looks for the functions at ${state.functions_url}.`, 'settings')];
}

/**
 * @param {import('./service.mjs').Ask} ask
 * @param {{migrations: readonly string[], jobs: readonly string[]}} expected
 * @param {string} url
 * @returns {Promise<{known: boolean, findings: Finding[]}>} `known` is false if the secret key isn't
 * accepted.
 */
export async function checkDeployment(ask, expected, url) {
  const answer = await ask('/rest/v1/rpc/deployment_state', { method: 'POST', body: {}, asAdmin: true });
  // The database schema is too old for the query. The anonymous check has reported that already.
  if (answer.status === 404) return { known: true, findings: [] };
  if (!isGood(answer))
    return { known: false, findings: [wrong(`The secret key is refused (${said(answer)}).`, 'project')] };
  const state = fieldsOf(answer.body);
  return {
    known: true,
    findings: [version(state, expected.migrations), scheduler(state, expected.jobs), ...vault(state, url)],
  };
}
