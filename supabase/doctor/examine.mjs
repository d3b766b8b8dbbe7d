import { checkAccounts, checkMail } from './accounts.mjs';
import { checkDeployment } from './deployment.mjs';
import { readCheckout } from './guide.mjs';
import * as reading from './reading.mjs';
import { asking, notChecked } from './service.mjs';

/** @typedef {import('./service.mjs').Finding} Finding */

/** Things that the reader must check by hand, because no key lets a program check them. */
const NEVER = [
  notChecked('The mails of the functions (contact, newsletter, reminders): write to yourself.', 'look'),
  notChecked(
    'Whether REMINDERS_SECRET is the same for the functions and the vault: the log of send-reminders says 401 if not.',
    'look',
  ),
];

const WITHOUT_SECRET = [
  'Which migrations were applied',
  'the scheduler and the vault',
  'what one account sees of another',
  'whether storage takes and gives a file',
  'where mailed links lead',
  'whether programs that sign in are limited',
  'mail',
];

/**
 * Runs every check that the keys allow. Without the secret key, nothing is written.
 * @param {import('./service.mjs').Settings} settings
 * @returns {Promise<Finding[]>}
 */
export async function examine(settings) {
  const ask = asking(settings);
  const expected = readCheckout();
  const reached = await reading.checkSignIn(ask);
  if (reached.some(({ text }) => text.startsWith('The project does not answer')))
    return [...reached, notChecked('Everything else: the project must answer first.')];
  const read = await Promise.all([
    reading.checkSchema(ask),
    reading.checkStranger(ask, expected.tables),
    reading.checkOrigins(ask, settings),
    reading.checkFunctions(ask, expected.functions, settings),
    reading.checkFunctionSettings(ask, settings),
  ]);
  const findings = [...reached, ...read.flat()];
  const unasked = notChecked(`${WITHOUT_SECRET.join(', ')}: SUPABASE_SECRET_KEY is not set.`);
  if (settings.secret === undefined) return [...findings, unasked, ...NEVER];
  const { known, findings: deployed } = await checkDeployment(ask, expected, settings.url);
  findings.push(...deployed);
  if (!known)
    return [...findings, notChecked(`${WITHOUT_SECRET.join(', ')}: the secret key is refused.`), ...NEVER];
  findings.push(...(await checkAccounts(ask, settings, expected.tables)));
  findings.push(
    ...(settings.mailTo === undefined
      ? [notChecked('Mail: name an address that you read (--mail-to).', 'look')]
      : await checkMail(ask, settings.mailTo)),
  );
  return [...findings, ...NEVER];
}
