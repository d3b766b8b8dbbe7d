import { escapeHtml } from '../templates.ts';
import type { Payment, Session, Subscription } from './store.ts';
import { type Language, TEXTS } from './texts.ts';

const money = (language: Language, amount: number, currency: string): string =>
  new Intl.NumberFormat(language === 'en' ? 'en-US' : 'es', { style: 'currency', currency }).format(
    amount / (currency.toUpperCase() === 'CLP' ? 1 : 100),
  );
const day = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(at * 1000));

const page = (language: Language, title: string, body: string): string => {
  const texts = TEXTS[language];
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} · Celebra</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/__payments/payments.css" />
  </head>
  <body>
    <main>
      <div class="warning" role="note">
        <strong>${texts.warning}</strong>
        <p>${texts.warningText}</p>
      </div>
      <h1>${title}</h1>
      ${body}
    </main>
  </body>
</html>
`;
};

const button = (name: string, label: string, more = ''): string =>
  `<button name="do" value="${name}"${more}>${label}</button>`;

export function payPage(session: Session, problem: 'declined' | 'secure' | undefined): string {
  const language = session.locale === 'en' ? 'en' : 'es';
  const texts = TEXTS[language];
  const often = session.interval === null ? texts.once : texts[session.interval];
  const what = `<p class="what"><span>${escapeHtml(session.name)}</span> <strong>${money(language, session.amount_total, session.currency)}</strong> <span>${often}</span></p>`;
  if (session.status !== 'open') {
    return page(
      language,
      texts.title,
      `${what}<p role="alert">${texts.over}</p><p><a href="${escapeHtml(session.cancel_url)}">${texts.return}</a></p>`,
    );
  }
  return page(
    language,
    texts.title,
    `${what}
      ${problem ? `<p role="alert" class="problem">${problem === 'declined' ? texts.declinedText : texts.secureText}</p>` : ''}
      <form method="post">
        ${button('pay', texts.pay, ' class="first"')}
        ${button('declined', texts.declined)}
        ${button('secure', texts.secure)}
        ${button('late', texts.late)}
        ${button('bank', texts.bank)}
      </form>
      <p><a href="${escapeHtml(session.cancel_url)}">${texts.back}</a></p>`,
  );
}

type Portal = {
  language: Language;
  back: string;
  payments: readonly Payment[];
  subscriptions: readonly Subscription[];
};

export function portalPage({ language, back, payments, subscriptions }: Portal): string {
  const texts = TEXTS[language];
  const form = (id: string, buttons: string) =>
    `<form method="post"><input type="hidden" name="of" value="${id}" />${buttons}</form>`;
  const subscribed = subscriptions.map(
    (one) => `<li>
        <span>${escapeHtml(one.name)} · ${texts.status[one.status]} · ${texts.ends} ${day(language, one.period_end)}</span>
        ${one.ended_at === null ? form(one.id, button('renewed', texts.renewed) + button('past-due', texts.pastDue) + button('ended', texts.ended)) : ''}
      </li>`,
  );
  const paid = payments.map(
    (one) => `<li>
        <span>${day(language, one.created)} · ${escapeHtml(one.name)} · ${money(language, one.amount, one.currency)}${one.refunded > 0 ? ` · ${texts.returned} ${money(language, one.refunded, one.currency)}` : ''}</span>
        ${form(
          one.id,
          (one.refunded < one.amount ? button('refunded', texts.refunded) : '') +
            (one.dispute === null
              ? button('disputed', texts.disputed)
              : one.dispute === 'needs_response'
                ? button('won', texts.won) + button('lost', texts.lost)
                : ''),
        )}
      </li>`,
  );
  const rows = [...subscribed, ...paid].join('\n');
  return page(
    language,
    texts.portal,
    `${rows === '' ? `<p>${texts.none}</p>` : `<ul>${rows}</ul>`}
      <p><a href="${escapeHtml(back)}">${texts.return}</a></p>`,
  );
}
