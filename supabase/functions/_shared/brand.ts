import { call } from './database.ts';
import { type EmailContent, emailHtml, emailText, type MailBrand } from './email.ts';
import { type Mail, siteUrl } from './mail.ts';

/** Brand of mails about a plan, or about the plan of a household's link; null is our own. */
export async function readBrand(of: { plan_id: string } | { token_hash: string }): Promise<MailBrand | null> {
  const asked = { plan_id: null, token_hash: null, ...of };
  const brand = (await call('mail_brand', asked)) as MailBrand | null;
  if (!brand) return null;
  const files = `${Deno.env.get('SUPABASE_URL') ?? ''}/storage/v1/object/public/page-pictures`;
  return { ...brand, logo: brand.logo && `${files}/${brand.logo}` };
}

/** Where links for guests lead: to the brand's own domain where it has one. */
export const guestSite = (brand: MailBrand | null): string => brand?.origin ?? siteUrl();

/** A household's link in a language: so is what a chat shows of it when the mail is passed on. */
export const rsvpLink = (brand: MailBrand | null, language: 'es' | 'en', token: string): string =>
  `${guestSite(brand)}${language === 'en' ? '/en' : ''}/rsvp/${token}`;

/** Who writes, in a sentence. */
export const writerOf = (brand: MailBrand | null): string => brand?.name ?? 'Celebra';

/** What all mails to guests have in common: one frame, and who writes. */
export function framed(
  content: EmailContent,
  brand: MailBrand | null,
): Pick<Mail, 'html' | 'text' | 'language' | 'replyTo' | 'sender'> {
  return {
    html: emailHtml(content, brand),
    text: emailText(content, brand),
    language: content.language,
    // A name that looks like an address is none in the place of a sender.
    ...(brand ? { sender: brand.sender_name ?? brand.name.replace(/[.:]/g, ' ') } : {}),
    ...(brand?.reply_to ? { replyTo: brand.reply_to } : {}),
  };
}
