import { call } from './database.ts';
import { type EmailContent, emailHtml, emailText, type MailBrand } from './email.ts';
import { type Mail, siteUrl } from './mail.ts';

/** Reads the brand of mails about a plan, or about the plan of a household's link; null is our own. */
export async function readBrand(of: { plan_id: string } | { token_hash: string }): Promise<MailBrand | null> {
  const asked = { plan_id: null, token_hash: null, ...of };
  const brand = (await call('mail_brand', asked)) as MailBrand | null;
  if (!brand) return null;
  const files = `${Deno.env.get('SUPABASE_URL') ?? ''}/storage/v1/object/public/page-pictures`;
  return { ...brand, logo: brand.logo && `${files}/${brand.logo}` };
}

/** Returns the origin of links for guests: the brand's own domain if it has one. */
export const guestSite = (brand: MailBrand | null): string => brand?.origin ?? siteUrl();

/**
 * Returns a household's link in a language, which also determines the preview when the mail is forwarded to a
 * chat.
 */
export const rsvpLink = (brand: MailBrand | null, language: 'es' | 'en', token: string): string =>
  `${guestSite(brand)}${language === 'en' ? '/en' : ''}/rsvp/${token}`;

/** Returns the sender's name for a sentence. */
export const writerOf = (brand: MailBrand | null): string => brand?.name ?? 'Celebra';

/** Builds a mail to guests in the common frame, with its sender. */
export function framed(
  content: EmailContent,
  brand: MailBrand | null,
): Pick<Mail, 'html' | 'text' | 'language' | 'replyTo' | 'sender'> {
  return {
    html: emailHtml(content, brand),
    text: emailText(content, brand),
    language: content.language,
    // A sender's name must not look like an address.
    ...(brand ? { sender: brand.sender_name ?? brand.name.replace(/[.:]/g, ' ') } : {}),
    ...(brand?.reply_to ? { replyTo: brand.reply_to } : {}),
  };
}
