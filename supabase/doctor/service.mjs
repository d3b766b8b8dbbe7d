/**
 * @typedef {object} Settings
 * @property {string} url The project's address, without a slash at its end.
 * @property {string} key The publishable key.
 * @property {string} [secret] The secret key, read only from the environment and never shown.
 * @property {string} [site] The site's address, without a slash at its end.
 * @property {string} [mailTo] Address that gets the test mail.
 */

/**
 * @typedef {object} Answer
 * @property {number} status 0 if no response arrived.
 * @property {Headers} headers
 * @property {unknown} body Parsed JSON, or the text if it isn't JSON.
 */

/**
 * @typedef {object} Question
 * @property {string} [method]
 * @property {Record<string, string>} [headers]
 * @property {unknown} [body] A string is sent unchanged, anything else as JSON.
 * @property {string} [token] Access token of the account that makes the request.
 * @property {boolean} [asAdmin] Sends the secret key.
 * @property {boolean} [withoutKey] Sends no API key, like a link in a mail or a CORS preflight.
 */

/** @typedef {(path: string, question?: Question) => Promise<Answer>} Ask */

const TIME_LIMIT_MS = 20_000;

/** @param {string} text */
export function parsed(text) {
  try {
    return /** @type {unknown} */ (JSON.parse(text));
  } catch {
    return text;
  }
}

/**
 * Sends a request to the project. If no response arrives, the status is 0 and the body is the reason.
 * @param {Settings} settings
 * @returns {Ask}
 */
export function asking({ url, key, secret, site }) {
  return async (path, { method = 'GET', headers = {}, body, token, asAdmin, withoutKey } = {}) => {
    const apikey = asAdmin && secret ? secret : key;
    // Older keys are JWTs that contain the role. Newer keys belong only in the `apikey` header.
    const bearer = token ?? (apikey.startsWith('eyJ') ? apikey : undefined);
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          ...(withoutKey ? {} : { apikey }),
          Origin: site ?? 'https://doctor.example',
          ...(bearer && !withoutKey ? { Authorization: `Bearer ${bearer}` } : {}),
          ...(body === undefined || typeof body === 'string' ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      });
      return { status: response.status, headers: response.headers, body: parsed(await response.text()) };
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      return { status: 0, headers: new Headers(), body: cause instanceof Error ? cause.message : `${cause}` };
    }
  };
}

/** @param {Answer} answer */
export const isGood = ({ status }) => status >= 200 && status < 300;

/** @param {unknown} value @returns {Record<string, unknown>} */
export const fieldsOf = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? /** @type {Record<string, unknown>} */ (value)
    : {};

/**
 * Returns the message of a response, worded so that it can end a sentence.
 * @param {Answer} answer
 */
export function said({ status, body }) {
  const { message, msg, error } = fieldsOf(body);
  const reason = [message, msg, error, body].find((text) => typeof text === 'string' && text !== '');
  const short = typeof reason === 'string' ? reason.replace(/\s+/g, ' ').slice(0, 160) : '';
  return `${status === 0 ? 'no answer' : status}${short ? `: ${short}` : ''}`;
}

/**
 * @typedef {object} Finding
 * @property {'right' | 'wrong' | 'not checked'} state
 * @property {string} text One sentence.
 * @property {import('./guide.mjs').Section} [section] Section of docs/deploy.md with the remedy.
 */

/** @param {string} text @returns {Finding} */
export const right = (text) => ({ state: 'right', text });
/** @param {string} text @param {import('./guide.mjs').Section} section @returns {Finding} */
export const wrong = (text, section) => ({ state: 'wrong', text, section });
/** @param {string} text @param {import('./guide.mjs').Section} [section] @returns {Finding} */
export const notChecked = (text, section) => ({
  state: 'not checked',
  text,
  ...(section === undefined ? {} : { section }),
});
