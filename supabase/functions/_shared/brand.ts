import { call } from './database.ts';
import { type EmailContent, emailHtml, emailText, type MailBrand } from './email.ts';
import { type Mail, siteUrl } from './mail.ts';

/**
 * Reads the brand for mails about a plan. The plan is given by its id or by the token hash of a household's
 * link. Returns null if the mails show our own brand.
 */
export async function readBrand(of: { plan_id: string } | { token_hash: string }): Promise<MailBrand | null> {
  const asked = { plan_id: null, token_hash: null, ...of };
  const brand = (await call('mail_brand', asked)) as MailBrand | null;
  if (!brand) return null;
  const files = `${Deno.env.get('SUPABASE_URL') ?? ''}/storage/v1/object/public/page-pictures`;
  return { ...brand, logo: brand.logo && `${files}/${brand.logo}` };
}

export const guestSite = (brand: MailBrand | null): string => brand?.origin ?? siteUrl();

/**
 * Returns the address of a household's reply page. If the household forwards the link to a chat, the chat's
 * preview is in `language`.
 */
export const rsvpLink = (brand: MailBrand | null, language: 'es' | 'en', token: string): string =>
  `${guestSite(brand)}${language === 'en' ? '/en' : ''}/rsvp/${token}`;

export const writerOf = (brand: MailBrand | null): string => brand?.name ?? 'Celebra';

/** Renders a mail to guests in the common layout and sets its sender and reply address. */
export function framed(
  content: EmailContent,
  brand: MailBrand | null,
): Pick<Mail, 'html' | 'text' | 'language' | 'replyTo' | 'sender'> {
  return {
    html: emailHtml(content, brand),
    text: emailText(content, brand),
    language: content.language,
    // A sender name must not look like an address, so dots and colons become spaces.
    ...(brand ? { sender: brand.sender_name ?? brand.name.replace(/[.:]/g, ' ') } : {}),
    ...(brand?.reply_to ? { replyTo: brand.reply_to } : {}),
  };
}
