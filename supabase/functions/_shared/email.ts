/** How our mails look: a sheet of paper, one heading, a few paragraphs, at most one thing to do. */
export type EmailContent = {
  language: 'es' | 'en';
  title: string;
  paragraphs: readonly string[];
  /** Something somebody wrote, shown as they wrote it. */
  quote?: string;
  /** Lists under headings: a plan and what is due in it. */
  groups?: readonly { heading: string; items: readonly { title: string; detail: string }[] }[];
  action?: { label: string; url: string; copy: string };
  /** Small print. */
  notes?: readonly string[];
  /** A link in the small print. */
  leave?: { label: string; url: string };
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "Georgia,'Times New Roman',serif";
const text = (content: string) =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.6;color:#2A1F2D">${content}</p>`;
const note = (content: string) =>
  `<p style="margin:0 0 12px;font-size:14px;line-height:1.6;color:#6B5E6E">${content}</p>`;

const listed = ({ title, detail }: { title: string; detail: string }) =>
  `<li style="margin:0;padding:10px 0;border-top:1px solid #E7DFD3;font-size:16px;line-height:1.5;color:#2A1F2D"><strong>${escapeHtml(title)}</strong><br><span style="font-size:14px;color:#6B5E6E">${escapeHtml(detail)}</span></li>`;

export function emailHtml({
  language,
  title,
  paragraphs,
  quote,
  groups = [],
  action,
  notes = [],
  leave,
}: EmailContent): string {
  const body = [
    ...paragraphs.map((one) => text(escapeHtml(one))),
    quote === undefined
      ? ''
      : `<p style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #B5472F;font-size:16px;line-height:1.6;color:#2A1F2D;white-space:pre-wrap">${escapeHtml(quote)}</p>`,
    ...groups.map(
      ({ heading, items }) =>
        `<h2 style="margin:24px 0 8px;font-family:${SERIF};font-size:18px;line-height:1.3;font-weight:normal;color:#2A1F2D">${escapeHtml(heading)}</h2>\n<ul style="margin:0 0 16px;padding:0;list-style:none">${items.map((item) => listed(item)).join('')}</ul>`,
    ),
    action === undefined
      ? ''
      : `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:#B5472F;color:#FFFFFF;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>${note(`${escapeHtml(action.copy)}<br><span style="word-break:break-all">${escapeHtml(action.url)}</span>`)}`,
    ...notes.map((one) => note(escapeHtml(one))),
    leave === undefined
      ? ''
      : note(`<a href="${escapeHtml(leave.url)}" style="color:#8F3522">${escapeHtml(leave.label)}</a>`),
  ].join('\n');
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light">
    <title>${escapeHtml(title)}</title>
  </head>
  <body style="margin:0;padding:0;background:#FBF8F3;font-family:${SANS}">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#FBF8F3">
      <tr>
        <td align="center" style="padding:32px 16px">
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border:1px solid #E7DFD3;border-radius:14px">
            <tr>
              <td style="padding:32px 28px;word-break:break-word;overflow-wrap:anywhere">
                <p style="margin:0 0 20px;font-family:${SERIF};font-size:18px;color:#B5472F">Celebra</p>
                <h1 style="margin:0 0 16px;font-family:${SERIF};font-size:24px;line-height:1.25;font-weight:normal;color:#2A1F2D">${escapeHtml(title)}</h1>
${body}
              </td>
            </tr>
          </table>
        </td>
      </tr>
    </table>
  </body>
</html>
`;
}

/** The same in words alone, for programs and readers that want no markup. */
export function emailText({
  title,
  paragraphs,
  quote,
  groups = [],
  action,
  notes = [],
  leave,
}: EmailContent): string {
  return [
    title,
    ...paragraphs,
    ...(quote === undefined ? [] : [quote.replace(/^/gm, '> ')]),
    ...groups.map(({ heading, items }) =>
      [heading, ...items.map((item) => `- ${item.title}\n  ${item.detail}`)].join('\n'),
    ),
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    ...notes,
    ...(leave === undefined ? [] : [`${leave.label}:\n${leave.url}`]),
  ].join('\n\n');
}
