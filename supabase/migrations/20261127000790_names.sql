-- Names as people type them. `private.fold` is the domain's `fold`: what both call alike is found in the app and here.

-- Without case (whatever the database's own locale) and accents, without what is typed within a name in many ways or left
-- out, and with letters that no accent makes as they are typed without a keyboard for them. `translate` takes away what
-- has no counterpart.
create function private.fold(written text) returns text
language sql immutable set search_path = '' as $$
  select replace(replace(replace(replace(
    translate(
      lower(normalize(regexp_replace(normalize(written, nfd),
        '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]', '', 'g'), nfc)
        collate pg_catalog.pg_c_utf8),
      E'łøđðħŧŋıəɓɗƙƴς''’‘‛′ʹʻʼ´`·‧・･׳״\u0640\u200c\u200d',
      'loddhtniebdkyσ'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
$$;

-- As before, by the one folding: the words of a name as what people type is compared.
create or replace function private.name_words(name text) returns text[]
language sql immutable set search_path = '' as $$
  select string_to_array(btrim(regexp_replace(replace(private.fold(name), '.', ''), '[-,[:space:]]+', ' ', 'g')), ' ');
$$;

-- The words of a name without titles and initials.
create function private.bare_words(words text[]) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(u.word order by u.at), '{}')
  from unnest(words) with ordinality as u(word, at)
  where char_length(u.word) > 1
    and u.word !~ '^(sra?|srta|don|dona|dra?|mr|mrs|ms|miss|mx|prof|lic|ing)$';
$$;

-- At which table somebody sits whose name is among the typed words, titles and initials aside: the list's whole name, with
-- at most two words more, where what is typed begins with the first name ("Ana Gil Roca" is the list's Ana Gil); or, as
-- in `table_document`, a part of it. Several people of different names who fit are told nothing.
create function private.table_of_longer_name(chart public.seating_charts, name text) returns jsonb
language sql stable security definer set search_path = '' as $$
  with typed as (
    select private.bare_words(private.name_words(table_of_longer_name.name)) as words
  ),
  sitting as (
    select n.first || n.last as name, n.first || n.last <@ t.words as whole, a.table_id
    from public.guests g
    cross join typed t
    cross join lateral (
      select private.bare_words(private.name_words(g.name)) as first,
        private.bare_words(private.name_words(g.last_name)) as last
    ) as n
    join public.seat_assignments a on a.plan_id = chart.plan_id and a.chart_id = chart.id and a.guest_id = g.id
    join public.seating_tables b on b.id = a.table_id and a.seat < b.seats
    where g.plan_id = chart.plan_id and t.words && n.first and t.words && n.last
      and (
        t.words <@ (n.first || n.last)
        or n.first || n.last <@ t.words and t.words[1] = n.first[1]
          and cardinality(t.words) <= cardinality(n.first || n.last) + 2
      )
  ),
  meant as (
    select s.* from sitting s where s.whole or not exists (select from sitting o where o.whole)
  )
  select case when count(distinct m.name) > 1 then '"several"'
    else coalesce(jsonb_agg(distinct m.table_id), '[]') end
  from meant m;
$$;

-- As before, but a name that finds nobody is looked for among the typed words, too. Every word more than two counts as a
-- call of its own: so many names an hour are tried as before, however they are typed.
create or replace function public.find_table(token_hash text, ip_hash text, name text) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  chart public.seating_charts;
  answer jsonb;
begin
  if not (
    private.admit('find_table', private.source_hash(coalesce(ip_hash, 'unknown')), 600, interval '1 hour', 200000)
    and private.admit('find_table_link', private.source_hash(find_table.token_hash), 50000, interval '1 hour', 200000)
  ) then
    return '{"capped": true}';
  end if;
  select c.* into chart
  from public.seating_links l
  join public.seating_charts c on c.id = l.chart_id
  join public.event_plans p on p.id = l.plan_id
  where l.token_hash = find_table.token_hash and p.deleted_at is null and p.event_date > current_date - 7;
  if chart.id is null then
    return null;
  end if;
  answer := private.table_document(chart, find_table.name);
  if answer -> 'found' = '[]' then
    for i in 1 .. least(2, cardinality(private.bare_words(private.name_words(find_table.name))) - 2) loop
      if not private.admit(
        'find_table', private.source_hash(coalesce(ip_hash, 'unknown')), 600, interval '1 hour', 200000)
      then
        return '{"capped": true}';
      end if;
    end loop;
    answer := jsonb_set(answer, '{found}', private.table_of_longer_name(chart, find_table.name));
  end if;
  return answer;
end;
$$;
grant execute on function
  private.fold(text), private.bare_words(text[]), private.table_of_longer_name(public.seating_charts, text)
to service_role;
