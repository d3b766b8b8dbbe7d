/** Mutations of the functions for brands. A test must notice each. */
const OF = 'private.brand_of(uuid,boolean)';
const PLAN = 'public.plan_brand(uuid)';
const MAIL = 'public.mail_brand(uuid,text)';
const FEED = 'public.feed_brand(text)';
const MAY = 'private.may_brand()';

export const BRAND_BODIES: [signature: string, from: string, to: string][] = [
  [OF, `and private.tier_of(p.owner_id) >= 'enterprise'`, ''],
  [OF, `>= 'enterprise'`, `>= 'pro'`],
  [OF, 'case when b.origin_live then b.origin end', 'b.origin'],
  [OF, 'case when mails then', 'case when true then'],
  [OF, 'where p.id = brand_of.plan and', 'where'],
  [PLAN, `where plan_brand.plan_id = any (array(select private.my_plans('viewer')))`, ''],
  [MAIL, ', true)', ', false)'],
  [MAIL, 'where r.token_hash = mail_brand.token_hash', 'limit 1'],
  [MAIL, 'where l.token_hash = mail_brand.token_hash', 'limit 1'],
  ['public.leave_brand(uuid)', 'where l.id = leave_brand.email_id', 'limit 1'],
  ['public.read_registration(text)', `'{}'))), r.plan_id)`, `'{}'))), null)`],
  [FEED, 'f.token_hash = feed_brand.token_hash and', ''],
  [FEED, 'and p.deleted_at is null', ''],
  [FEED, 'and p.archived_at is null', ''],
  [FEED, 'count(*) = count(o.name) and', ''],
  [FEED, 'and count(distinct o.name) = 1', ''],
  [MAY, `>= 'enterprise'`, `>= 'pro'`],
  ['public.event_page(text,text)', `private.branded('{"asks": true}', plan.id)`, `'{"asks": true}'`],
  [
    'public.event_page(text,text)',
    `private.branded(private.page_document(plan, false), plan.id)`,
    'private.page_document(plan, false)',
  ],
  ['public.find_table(text,text,text)', 'private.branded(answer, chart.plan_id)', 'answer'],
  ['public.shared(text,boolean)', 'private.branded(answer, link.plan_id)', 'answer'],
];
