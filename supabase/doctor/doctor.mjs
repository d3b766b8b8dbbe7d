// `npm run doctor` checks from outside whether a hosted project is configured as docs/deploy.md says.
import { parseArgs } from 'node:util';
import { examine } from './examine.mjs';
import { SECTIONS } from './guide.mjs';

const USAGE = `npm run doctor -- --url https://<ref>.supabase.co --key <publishable key>
  --site https://your.site    compares where mailed links lead
  --mail-to you@your.site     sends one message there
SUPABASE_SECRET_KEY in the environment: two throw-away accounts are made, tried and deleted; without it nothing is written.`;

/** @param {string} reason @returns {never} */
function stop(reason) {
  console.error(`${reason}\n\n${USAGE}`);
  process.exit(2);
}

/**
 * Returns true for a secret key. A key of the older kind is a token that contains its role.
 * @param {string} key
 */
function isSecret(key) {
  if (key.startsWith('sb_secret_')) return true;
  const [, claims = ''] = key.split('.');
  return key.startsWith('eyJ') && Buffer.from(claims, 'base64url').toString().includes('"service_role"');
}

function readArguments() {
  try {
    const text = /** @type {const} */ ({ type: 'string' });
    return parseArgs({ options: { url: text, key: text, site: text, 'mail-to': text } }).values;
  } catch (error) {
    return stop(error instanceof Error ? error.message : `${error}`);
  }
}

/** @param {string | undefined} address @param {string} name */
function addressOf(address, name) {
  if (address === undefined) return undefined;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    return stop(`${name} is no address: ${address}`);
  return address.replace(/\/+$/, '');
}

const { url: given, key, site, 'mail-to': mailTo } = readArguments();
const secret = process.env.SUPABASE_SECRET_KEY || undefined;
const url = addressOf(given, '--url');
const place = addressOf(site, '--site');
if (url === undefined || !key) stop('The project’s address and its publishable key are needed.');
if (isSecret(key))
  stop('--key is a secret key: give that one by the environment, and here the publishable one.');
if (secret !== undefined && !isSecret(secret)) stop('SUPABASE_SECRET_KEY is no secret key.');
if (mailTo !== undefined && secret === undefined) stop('--mail-to needs SUPABASE_SECRET_KEY.');

const findings = await examine({
  url,
  key,
  ...(secret === undefined ? {} : { secret }),
  ...(place === undefined ? {} : { site: place }),
  ...(mailTo === undefined ? {} : { mailTo }),
});
const MARKS = { right: 'right', wrong: 'WRONG', 'not checked': 'not checked' };
for (const state of /** @type {const} */ (['right', 'wrong', 'not checked']))
  for (const { text, section } of findings.filter((finding) => finding.state === state))
    console.info(
      `${MARKS[state].padEnd(12)} ${text}${section === undefined ? '' : ` docs/deploy.md, “${SECTIONS[section]}”.`}`,
    );
const bad = findings.filter(({ state }) => state === 'wrong').length;
console.info(bad === 0 ? '\nNothing is wrong with what was asked.' : `\n${bad} wrong.`);
process.exitCode = bad === 0 ? 0 : 1;
