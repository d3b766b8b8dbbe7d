import type { Brand } from '../../../src/domain/brand/brand.ts';
import { GROUNDS, shadesOf } from '../../../src/domain/brand/shades.ts';

/** Brand of a mail to guests. Its `logo` is a URL. */
export type MailBrand = Brand;

/** A mail has one heading, a few paragraphs and at most one button. */
export type EmailContent = {
  language: 'es' | 'en';
  title: string;
  paragraphs: readonly string[];
  /** A text that a person wrote, quoted unchanged. */
  quote?: string;
  /** Lists with headings, for example a plan and its due dates. */
  groups?: readonly { heading: string; items: readonly { title: string; detail: string }[] }[];
  action?: { label: string; url: string; copy: string };
  notes?: readonly string[];
  /** Unsubscribe link in the small print. */
  leave?: { label: string; url: string };
};

/** First name for a greeting, or '' if unknown. */
export const firstNameOf = (full_name: string): string => full_name.trim().split(/\s+/)[0] ?? '';

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Colours and brand of the layout. The colours are those of a light theme; a mail program might darken them.
 */
type Frame = {
  name: string;
  logo: string | null;
  footer: string | null;
  ground: string;
  line: string;
  ink: string;
  muted: string;
  accent: string;
  strong: string;
  onAccent: string;
  /** Colour of the line at the top of the mail. */
  trim: string;
};

const OURS: Frame = {
  name: 'Celebra',
  logo: null,
  footer: null,
  ground: '#FBF8F3',
  line: '#E7DFD3',
  ink: '#2A1F2D',
  muted: '#6B5E6E',
  accent: '#B5472F',
  strong: '#8F3522',
  onAccent: '#FFFFFF',
  trim: '#E7DFD3',
};

function frameOf(brand: MailBrand | null): Frame {
  if (!brand) return OURS;
  const { paper, ink, muted, line } = GROUNDS.day;
  const { name, logo, footer } = brand;
  return { name, logo, footer, ground: paper, ink, muted, line, ...shadesOf(brand, 'day') };
}

const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "Georgia,'Times New Roman',serif";

/** Escapes a text for HTML and keeps its line breaks. */
const lined = (words: string): string => escapeHtml(words).replaceAll('\n', '<br>');

function bodyOf(
  content: EmailContent,
  { ink, muted, line, accent, strong, onAccent, footer }: Frame,
): string {
  const { paragraphs, quote, groups = [], action, notes = [], leave } = content;
  const text = (words: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:1.6;color:${ink}">${words}</p>`;
  const note = (words: string) =>
    `<p style="margin:0 0 12px;font-size:14px;line-height:1.6;color:${muted}">${words}</p>`;
  const listed = ({ title, detail }: { title: string; detail: string }) =>
    `<li style="margin:0;padding:10px 0;border-top:1px solid ${line};font-size:16px;line-height:1.5;color:${ink}"><strong>${escapeHtml(title)}</strong><br><span style="font-size:14px;color:${muted}">${escapeHtml(detail)}</span></li>`;
  return [
    ...paragraphs.map((one) => text(escapeHtml(one))),
    quote === undefined
      ? ''
      : `<p style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid ${accent};font-size:16px;line-height:1.6;color:${ink};white-space:pre-wrap">${escapeHtml(quote)}</p>`,
    ...groups.map(
      ({ heading, items }) =>
        `<h2 style="margin:24px 0 8px;font-family:${SERIF};font-size:18px;line-height:1.3;font-weight:normal;color:${ink}">${escapeHtml(heading)}</h2>\n<ul style="margin:0 0 16px;padding:0;list-style:none">${items.map((item) => listed(item)).join('')}</ul>`,
    ),
    action === undefined
      ? ''
      : `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:${accent};color:${onAccent};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>${note(`${escapeHtml(action.copy)}<br><span style="word-break:break-all">${escapeHtml(action.url)}</span>`)}`,
    ...notes.map((one) => note(escapeHtml(one))),
    leave === undefined
      ? ''
      : note(`<a href="${escapeHtml(leave.url)}" style="color:${strong}">${escapeHtml(leave.label)}</a>`),
    footer === null
      ? ''
      : `<p style="margin:20px 0 0;padding:16px 0 0;border-top:1px solid ${line};font-size:14px;line-height:1.6;color:${muted}">${lined(footer)}</p>`,
  ].join('\n');
}

/** Renders the mail's header: the brand's logo, or its name if there is no logo. */
const headOf = ({ name, logo, accent }: Frame): string =>
  logo === null
    ? `<p style="margin:0 0 20px;font-family:${SERIF};font-size:18px;color:${accent}">${escapeHtml(name)}</p>`
    : `<p style="margin:0 0 20px;font-family:${SERIF};font-size:18px;color:${accent}"><img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}" height="48" style="display:block;height:48px;width:auto;max-width:240px"></p>`;

export function emailHtml(content: EmailContent, brand: MailBrand | null = null): string {
  const { language, title } = content;
  const frame = frameOf(brand);
  const { ground, line, ink, trim } = frame;
  const top = brand ? `border-top:4px solid ${trim};` : '';
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light">
    <title>${escapeHtml(title)}</title>
  </head>
  <body style="margin:0;padding:0;background:${ground};font-family:${SANS}">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${ground}">
      <tr>
        <td align="center" style="padding:32px 16px">
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border:1px solid ${line};${top}border-radius:14px">
            <tr>
              <td style="padding:32px 28px;word-break:break-word;overflow-wrap:anywhere">
                ${headOf(frame)}
                <h1 style="margin:0 0 16px;font-family:${SERIF};font-size:24px;line-height:1.25;font-weight:normal;color:${ink}">${escapeHtml(title)}</h1>
${bodyOf(content, frame)}
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

export function emailText(content: EmailContent, brand: MailBrand | null = null): string {
  const { title, paragraphs, quote, groups = [], action, notes = [], leave } = content;
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
    ...(brand?.footer ? [brand.footer] : []),
  ].join('\n\n');
}
