// Updates the list of mails. Rows are added and removed one by one, so that focus and scroll position are
// kept.
/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const list = element('list');
const news = element('news');
const removeAll = element('remove-all');
const { language, arrived, choose, empty } = document.body.dataset;
const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
const EVERY_MS = 1500;

/** @typedef {{ id: string, subject: string, to: string, sentAt: string }} Mail */

/** @param {HTMLElement} element @param {string} className @param {string} text */
const filled = (element, className, text) => {
  element.className = className;
  element.textContent = text;
  return element;
};

/** @param {Mail} mail */
const row = ({ id, subject, to, sentAt }) => {
  const time = document.createElement('time');
  time.dateTime = sentAt;
  time.textContent = format.format(new Date(sentAt));
  const link = document.createElement('a');
  link.href = `?id=${encodeURIComponent(id)}&lang=${language}`;
  link.append(
    filled(document.createElement('span'), 'subject', subject),
    filled(document.createElement('span'), 'to', to),
    time,
  );
  const item = document.createElement('li');
  item.dataset.id = id;
  item.append(link);
  return item;
};

/** @param {readonly Mail[]} mails */
const update = (mails) => {
  const rows = /** @type {HTMLElement[]} */ ([...list.children]);
  const shown = new Map(rows.map((item) => [item.dataset.id ?? '', item]));
  const kept = new Set(mails.map(({ id }) => id));
  for (const [id, item] of shown) if (!kept.has(id)) item.remove();
  const fresh = mails.filter(({ id }) => !shown.has(id));
  for (const mail of [...fresh].reverse()) list.prepend(row(mail));
  if (fresh[0]) news.textContent = `${arrived} ${fresh[0].subject}`;
  removeAll.hidden = mails.length === 0;
  const hint = document.getElementById('hint');
  if (hint) hint.textContent = (mails.length === 0 ? empty : choose) ?? '';
  const title = document.title.replace(/ \(\d+\)/, '');
  document.title = mails.length === 0 ? title : title.replace(' · ', ` (${mails.length}) · `);
};

const look = async () => {
  if (document.visibilityState === 'hidden') return;
  try {
    const answer = await fetch('/__mailbox/messages.json');
    if (answer.ok) update(await answer.json());
  } catch {
    // While the server restarts, requests fail. The next poll tries again.
  }
};

setInterval(look, EVERY_MS);
document.addEventListener('visibilitychange', look);
