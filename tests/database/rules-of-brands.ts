import { createHash } from 'node:crypto';
import { type Actor, PEOPLE } from './actors';
import { fresh } from './calls';
import { DELETED, FOREIGN, LOGOS, SHARED, tokenOf } from './fixture';
import type { Scenario, Step } from './probe';
import { literal } from './sql';

const does = (as: Actor, sql: string, expect = '1'): Step => ({ as, sql, expect });
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const tier = (person: keyof typeof PEOPLE, plan_tier: string): Step =>
  does(
    'service',
    `update public.entitlements set plan_tier = '${plan_tier}' where user_id = '${PEOPLE[person]}'`,
  );
const set = (as: Actor, what: string, expect = '1'): Step =>
  does(as, `update public.brands set ${what} where user_id = '${PEOPLE.owner}'`, expect);
const live = set('service', 'origin_live = true');

/** Checks the brand, or a value of it, in every response that contains it. */
const answers = (path: string, expect: string): Step[] => [
  does('viewer', `select public.plan_brand('${SHARED}') ${path}`, expect),
  does('service', `select public.mail_brand('${SHARED}', null) ${path}`, expect),
  does('service', `select public.mail_brand(null, '${hashOf(tokenOf(SHARED))}') ${path}`, expect),
  does(
    'service',
    `select public.read_invitation('${hashOf(tokenOf(SHARED))}', 'x') -> 'brand' ${path}`,
    expect,
  ),
  does(
    'service',
    `select public.read_registration('${hashOf(`registration ${SHARED}`)}') -> 'brand' ${path}`,
    expect,
  ),
];
const make = (as: Actor, fields: string, values: string, expect = '1'): Step =>
  does(as, `insert into public.brands (${fields}) values (${values})`, expect);

const NO_BRANDS: [what: string, set: string][] = [
  ['no name', `name = null`],
  ['an empty name', `name = ''`],
  ['a blank name', `name = ' '`],
  ['a name that is too long', `name = repeat('x', 61)`],
  ['a name of two lines', `name = E'a\\nb'`],
  ['a name that turns around', `name = ${literal('a\u202eb')}`],
  ...['colour_main', 'colour_accent'].flatMap((column): [string, string][] => [
    [`no ${column}`, `${column} = null`],
    [`a ${column} that is none`, `${column} = 'red'`],
    [`a ${column} with more behind it`, `${column} = '#aabbcc;x:y'`],
    [`a ${column} in capitals`, `${column} = '#AABBCC'`],
  ]),
  ['an empty sender', `sender_name = ''`],
  ['a blank sender', `sender_name = ' '`],
  ['a sender that is too long', `sender_name = repeat('x', 61)`],
  ['a sender of two lines', `sender_name = E'a\\nBcc: b'`],
  ['a sender that is an address', `sender_name = 'paypal.com'`],
  ['an address for answers that is none', `reply_to = 'hola'`],
  ['two addresses for answers', `reply_to = 'a@b.example, c@d.example'`],
  ['an address for answers with another header', `reply_to = E'a@b.example\\nBcc: c'`],
  ['an address for answers that is too long', `reply_to = repeat('x', 250) || '@b.es'`],
  ['an empty foot', `footer = ''`],
  ['a blank foot', `footer = ' '`],
  ['a foot that is too long', `footer = repeat('x', 301)`],
  ['a foot that turns around', `footer = ${literal('a\u202eb')}`],
  ...[
    'http://azahar.example',
    'https://azahar.example/',
    'https://azahar.example:8443',
    'https://a@azahar.example',
    'https://azahar',
    'https://127.0.0.1',
    'https://Azahar.example',
    'javascript:alert(1)',
    'https://-azahar.example',
  ].map((origin): [string, string] => [`the domain ${origin}`, `origin = '${origin}'`]),
  ['a domain that is too long', `origin = 'https://' || repeat('azahar.', 28) || 'example'`],
  ['no word on whether the domain is there', `origin_live = null`],
  ['no day on which it was made', `created_at = null`],
];

export const brands: Scenario[] = [
  ...NO_BRANDS.map(([what, change]) => ({
    name: `a brand with ${what}`,
    steps: [set('postgres', change, change.endsWith(' = null') ? '!23502' : '!23514')],
  })),
  {
    name: 'a brand at the edge, and of nobody',
    steps: [
      live,
      set(
        'postgres',
        `name = repeat('x', 60), sender_name = repeat('x', 60), footer = E'Sevilla\\n' || repeat('x', 292)`,
      ),
      set('postgres', `reply_to = repeat('x', 249) || '@b.es'`),
      set('postgres', `origin = 'https://' || repeat('azahar.', 26) || 'example'`),
      set('postgres', 'logo = null, sender_name = null, reply_to = null, footer = null, origin = null'),
      // A brand without a domain can't be live.
      set('postgres', 'origin_live = true', '!23514'),
      make(
        'postgres',
        'user_id, name, colour_main, colour_accent',
        `gen_random_uuid(), 'X', '#000000', '#000000'`,
        '!23503',
      ),
    ],
  },
  {
    name: 'whose tier includes a brand makes and changes their own, and no other’s',
    steps: [
      make('editor', 'name, colour_main, colour_accent', `'X', '#000000', '#ffffff'`, '!42501'),
      tier('editor', 'pro'),
      make('editor', 'name, colour_main, colour_accent', `'X', '#000000', '#ffffff'`, '!42501'),
      tier('editor', 'enterprise'),
      make('editor', 'name, colour_main, colour_accent', `'X', '#000000', '#ffffff'`),
      make('editor', 'name, colour_main, colour_accent', `'Y', '#000000', '#ffffff'`, '!23505'),
      does('editor', `update public.brands set name = 'Z'`),
      does('editor', `select string_agg(name, ' ') from public.brands`, 'Z'),
      make(
        'editor',
        'user_id, name, colour_main, colour_accent',
        `'${PEOPLE.viewer}', 'X', '#000000', '#ffffff'`,
        '!42501',
      ),
      does('editor', 'update public.brands set origin_live = true', '!42501'),
      tier('editor', 'free'),
      // Editors can read and remove the owner's brand, but not change it.
      does('editor', `update public.brands set name = 'W'`, '0'),
      does('editor', `select string_agg(name, ' ') from public.brands`, 'Z'),
      does('editor', 'delete from public.brands'),
      ...(['anonymous', 'removed'] as const).map((as) =>
        does(as, 'select count(*) from public.brands', as === 'anonymous' ? '!42501' : '0'),
      ),
    ],
  },
  {
    name: 'guests see the brand of the plan’s owner while the tier includes it, and nobody else’s',
    steps: [
      ...answers('', 'null'),
      tier('owner', 'pro'),
      ...answers('', 'null'),
      // Only the owner's tier counts, not the tier of editors and viewers.
      tier('editor', 'enterprise'),
      ...answers('', 'null'),
      tier('owner', 'enterprise'),
      ...answers(`->> 'name'`, 'Bodas Azahar'),
      ...answers(`->> 'logo'`, `${PEOPLE.owner}/${LOGOS.owner}`),
      ...answers(`->> 'origin'`, 'null'),
      live,
      ...answers(`->> 'origin'`, 'https://azahar.example'),
      // Saving an unchanged domain keeps it live. A new domain isn't live yet.
      set('owner', `name = 'Azahar', origin = 'https://azahar.example'`),
      ...answers(`->> 'origin'`, 'https://azahar.example'),
      set('owner', `origin = 'https://otra.example'`),
      ...answers(`->> 'origin'`, 'null'),
      tier('owner', 'free'),
      ...answers('', 'null'),
      does('owner', 'select count(*) from public.brands', '1'),
      tier('owner', 'enterprise'),
      does('owner', 'delete from public.brands'),
      ...answers('', 'null'),
    ],
  },
  {
    name: 'members are told a plan’s brand, mails whom they are from, and guests neither',
    steps: [
      tier('owner', 'enterprise'),
      tier('stranger', 'enterprise'),
      ...(['stranger', 'removed'] as const).map((as) =>
        does(as, `select public.plan_brand('${SHARED}')`, 'null'),
      ),
      does('anonymous', `select public.plan_brand('${SHARED}')`, '!42501'),
      does('viewer', `select public.plan_brand('${FOREIGN}')`, 'null'),
      does(
        'stranger',
        `select public.plan_brand('${FOREIGN}') ->> 'logo'`,
        `${PEOPLE.stranger}/${LOGOS.stranger}`,
      ),
      does('viewer', `select public.plan_brand('${SHARED}')::text ~ 'sender_name|reply_to'`, 'false'),
      does('viewer', `select public.mail_brand('${SHARED}', null)`, '!42501'),
      does('anonymous', `select public.mail_brand('${SHARED}', null)`, '!42501'),
      does('service', `select public.mail_brand('${SHARED}', null) ->> 'sender_name'`, 'Lucía'),
      does('service', `select public.mail_brand('${SHARED}', null) ->> 'reply_to'`, 'hola@azahar.example'),
      does('service', `select public.mail_brand(null, 'x')`, 'null'),
      ...[SHARED, FOREIGN].map((plan, n) =>
        does(
          'postgres',
          `insert into private.invitation_emails (id, plan_id, kind, address_hash, token_hash)
           values ('${fresh(n + 1)}', '${plan}', 'invitation', 'x', 'x')`,
        ),
      ),
      does(
        'service',
        `select public.leave_brand('${fresh(1)}') ->> 'logo'`,
        `${PEOPLE.owner}/${LOGOS.owner}`,
      ),
      does('service', `select public.leave_brand('${fresh(1)}')::text ~ 'sender_name|reply_to'`, 'false'),
      does(
        'service',
        `select public.leave_brand('${fresh(2)}') ->> 'logo'`,
        `${PEOPLE.stranger}/${LOGOS.stranger}`,
      ),
      does('service', `select public.leave_brand('${fresh(3)}')`, 'null'),
      ...(['viewer', 'anonymous'] as const).map((as) =>
        does(as, `select public.leave_brand('${fresh(1)}')`, '!42501'),
      ),
      ...([SHARED, FOREIGN] as const).map((plan) =>
        does(
          'service',
          `select public.mail_brand(null, '${hashOf(`registration ${plan}`)}') ->> 'logo'`,
          plan === SHARED ? `${PEOPLE.owner}/${LOGOS.owner}` : `${PEOPLE.stranger}/${LOGOS.stranger}`,
        ),
      ),
      does(
        'service',
        `select public.mail_brand('${FOREIGN}', null) ->> 'logo'`,
        `${PEOPLE.stranger}/${LOGOS.stranger}`,
      ),
      does(
        'service',
        `select public.read_invitation('${hashOf(tokenOf(SHARED))}', 'x')::text ~ 'sender_name|reply_to'`,
        'false',
      ),
    ],
  },
  {
    name: 'an event’s page, a table and a link by scope are shown under the brand, asked for a word too',
    steps: [
      tier('owner', 'enterprise'),
      does(
        'editor',
        `select public.publish_page('${SHARED}', 'azahar', 'all', '', false) ->> 'name'`,
        'azahar',
      ),
      does('anonymous', `select public.event_page('azahar') #>> '{brand,name}'`, 'Bodas Azahar'),
      does('anonymous', `select public.event_page('azahar')::text ~ 'sender_name|reply_to'`, 'false'),
      does(
        'editor',
        `select public.publish_page('${SHARED}', 'azahar', 'word', 'naranjo', false) ->> 'name'`,
        'azahar',
      ),
      does('anonymous', `select public.event_page('azahar') #>> '{brand,name}'`, 'Bodas Azahar'),
      does('anonymous', `select public.event_page('azahar', 'limon') #>> '{brand,name}'`, 'Bodas Azahar'),
      does('anonymous', `select public.event_page('azahar', 'limon') ->> 'wrong'`, 'true'),
      does('anonymous', `select public.event_page('azahar', 'naranjo') #>> '{brand,name}'`, 'Bodas Azahar'),
      does(
        'service',
        `select public.find_table('${hashOf(SHARED)}', 'x', '') #>> '{brand,name}'`,
        'Bodas Azahar',
      ),
      does('anonymous', `select public.shared('${tokenOf(SHARED)}') #>> '{brand,name}'`, 'Bodas Azahar'),
      tier('owner', 'pro'),
      does('anonymous', `select public.event_page('azahar')`, '{"asks": true}'),
      does('anonymous', `select public.event_page('azahar', 'naranjo') ->> 'brand'`, 'null'),
      does('service', `select public.find_table('${hashOf(SHARED)}', 'x', '') ->> 'brand'`, 'null'),
      does('anonymous', `select public.shared('${tokenOf(SHARED)}') ->> 'brand'`, 'null'),
    ],
  },
  {
    name: 'a subscribed calendar is a brand’s where all of its events are under it',
    steps: [
      does('service', `select public.feed_brand('${hashOf(PEOPLE.owner)}')`, 'null'),
      tier('owner', 'enterprise'),
      does('service', `select public.feed_brand('${hashOf(PEOPLE.owner)}')`, 'Bodas Azahar'),
      does('service', `select public.feed_brand('nobody')`, 'null'),
      does('owner', `select public.feed_brand('${hashOf(PEOPLE.owner)}')`, '!42501'),
      // Adds a second event, whose owner has no brand.
      does(
        'postgres',
        `insert into public.plan_members (plan_id, user_id, role) values ('${FOREIGN}', '${PEOPLE.owner}', 'viewer')`,
      ),
      does('service', `select public.feed_brand('${hashOf(PEOPLE.owner)}')`, 'null'),
      tier('stranger', 'enterprise'),
      does('postgres', `update public.brands set name = 'Otra' where user_id = '${PEOPLE.stranger}'`),
      does('service', `select public.feed_brand('${hashOf(PEOPLE.owner)}')`, 'null'),
      does(
        'postgres',
        `update public.event_plans set archived_at = now(), version = version where id = '${FOREIGN}'`,
      ),
      does('service', `select public.feed_brand('${hashOf(PEOPLE.owner)}')`, 'Bodas Azahar'),
      does(
        'postgres',
        `update public.event_plans set archived_at = null, deleted_at = now(), version = version where id = '${FOREIGN}'`,
      ),
      does('service', `select public.feed_brand('${hashOf(PEOPLE.owner)}')`, 'Bodas Azahar'),
      does('service', `select public.mail_brand('${DELETED}', null) ->> 'name'`, 'Bodas Azahar'),
    ],
  },
];
