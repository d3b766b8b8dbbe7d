import { escapeHtml } from '../templates.ts';
import type { Mail } from './store.ts';
import { type Language, TEXTS } from './texts.ts';

type View = {
  language: Language;
  mails: readonly Mail[];
  open: Mail | undefined;
  reminded?: string | undefined;
};

const time = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));

const item = (mail: Mail, { language, open }: View): string => `
      <li data-id="${mail.id}">
        <a href="?id=${mail.id}&amp;lang=${language}"${mail.id === open?.id ? ' aria-current="page"' : ''}>
          <span class="subject">${escapeHtml(mail.subject)}</span>
          <span class="to">${escapeHtml(mail.to)}</span>
          <time datetime="${mail.sentAt}">${time(mail.sentAt, language)}</time>
        </a>
      </li>`;

function reader({ language, open, mails }: View): string {
  const texts = TEXTS[language];
  if (open === undefined)
    return `<p class="hint" id="hint">${mails.length > 0 ? texts.choose : texts.empty}</p>`;
  return `
      <article aria-labelledby="subject">
        <header>
          <h2 id="subject" lang="${open.language}">${escapeHtml(open.subject)}</h2>
          <p class="details quietly">${texts.from}: ${escapeHtml(open.to)}${open.replyTo ? ` · ${texts.replyTo}: ${escapeHtml(open.replyTo)}` : ''} · <time datetime="${open.sentAt}">${time(open.sentAt, language)}</time></p>
          <form method="post" action="/__mailbox/delete?lang=${language}">
            <button name="id" value="${open.id}">${texts.remove}</button>
          </form>
        </header>
        <iframe title="${texts.message}" src="/__mailbox/messages/${open.id}.html"
          sandbox="allow-top-navigation-by-user-activation allow-popups"></iframe>
      </article>`;
}

/** Renders the mailbox. The page works without JavaScript; the script only updates the list. */
export function mailboxPage(view: View): string {
  const { language, mails, reminded } = view;
  const texts = TEXTS[language];
  const other = language === 'es' ? 'en' : 'es';
  const unread = mails.length > 0 ? ` (${mails.length})` : '';
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${texts.title}${unread} · Celebra</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/__mailbox/mailbox.css" />
    <script type="module" src="/__mailbox/mailbox.js"></script>
  </head>
  <body data-language="${language}" data-arrived="${texts.arrived}" data-choose="${texts.choose}" data-empty="${texts.empty}">
    <header class="top">
      <div>
        <h1>${texts.title}</h1>
        <p class="quietly">${texts.intro}</p>
      </div>
      <nav aria-label="Celebra">
        <a href="/">${texts.back}</a>
        <a href="?lang=${other}" lang="${other}" hreflang="${other}">${texts.other}</a>
      </nav>
    </header>
    <main>
      <section aria-labelledby="list-title">
        <div class="list-head">
          <h2 id="list-title">${texts.list}</h2>
          <form method="post" action="/__mailbox/delete?lang=${language}" id="remove-all"${mails.length > 0 ? '' : ' hidden'}>
            <button name="all" value="1">${texts.removeAll}</button>
          </form>
        </div>
        <form method="post" action="/__mailbox/remind?lang=${language}" class="remind">
          <button>${texts.remind}</button>
          ${reminded === undefined ? '' : `<p role="status" class="quietly">${texts.reminded(Number(reminded))}</p>`}
        </form>
        <ul id="list">${mails.map((mail) => item(mail, view)).join('')}
        </ul>
      </section>
      <section class="reader">${reader(view)}
      </section>
    </main>
    <p id="news" role="status" class="quiet"></p>
  </body>
</html>
`;
}
