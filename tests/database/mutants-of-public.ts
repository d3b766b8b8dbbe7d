/** Rules inside the functions that visitors reach, and what would weaken each. */
const VIEW = 'public.count_blog_view(text,text)';
const LETTER = 'public.send_contact_message(uuid,text,text,text,text,text,text,text,text,int,text)';
const SUBSCRIBE = 'public.subscribe_to_newsletter(text,text,text,text,int,text)';
const CONFIRM = 'public.confirm_newsletter(text)';
const PURGE = 'private.purge_public_records()';
const ADMIT = 'private.admit(text,text,int,interval)';

export const PUBLIC_BODIES: [signature: string, from: string, to: string][] = [
  [ADMIT, '>= allowed', '> allowed'],
  [ADMIT, 'a.kind = admit.kind and ', ''],
  [ADMIT, 'and a.source = admit.source', ''],
  [ADMIT, 'and a.attempted_at > now() - period', ''],
  [VIEW, `session_token is null or`, ''],
  [VIEW, `!~ '^[0-9a-f]{32}$'`, `= ''`],
  [VIEW, 'and p.published_at <= current_date', ''],
  [VIEW, '>= 1000', '>= 1001'],
  [VIEW, 'v.slug = post and ', ''],
  [VIEW, `and v.viewed_at > now() - interval '1 hour'`, ''],
  [VIEW, ', 100, interval', ', 101, interval'],
  [VIEW, "encode(sha256(convert_to(session_token, 'UTF8')), 'hex')", 'session_token || session_token'],
  [VIEW, 'where p.slug = post;', `where p.slug = post and p.language = 'es';`],
  ['private.caller_address()', `h ->> 'cf-connecting-ip',`, ''],
  ['private.caller_address()', `split_part(h ->> 'x-forwarded-for', ',', 1)`, `h ->> 'x-forwarded-for'`],
  ['private.source_hash(text)', `p.value || ':' || plain`, 'p.value'],
  [LETTER, `coalesce(website, '') <> '' or `, ''],
  [LETTER, `or coalesce(fill_ms, 0) < 3000`, ''],
  [LETTER, 'coalesce(fill_ms, 0) < 3000', 'fill_ms < 3000'],
  [LETTER, '5, interval', '6, interval'],
  [LETTER, '3, interval', '4, interval'],
  [LETTER, `lower(btrim(coalesce(email, '')))`, 'email'],
  [LETTER, `coalesce(ip_hash, 'unknown')`, 'ip_hash'],
  [SUBSCRIBE, `coalesce(website, '') <> '' or `, ''],
  [SUBSCRIBE, `or coalesce(fill_ms, 0) < 1500`, ''],
  [SUBSCRIBE, '10, interval', '11, interval'],
  [SUBSCRIBE, '3, interval', '4, interval'],
  [SUBSCRIBE, `interval '2 days'`, `interval '20 days'`],
  [SUBSCRIBE, 'if known.confirmed_at is not null', 'if false'],
  [CONFIRM, 'and s.confirm_expires_at > now()', ''],
  [CONFIRM, 's.confirm_hash = confirm_newsletter.token_hash and', ''],
  [PURGE, `where attempted_at < now() - interval '2 days'`, ''],
  [PURGE, `where viewed_at < now() - interval '2 days'`, ''],
  [PURGE, 'confirmed_at is null and', ''],
  [PURGE, `where created_at < now() - interval '90 days'`, ''],
  [PURGE, `where created_at < now() - interval '1 year'`, ''],
];
