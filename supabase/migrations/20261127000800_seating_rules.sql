-- A least number of people at a table, not at the next table, and balances that must hold; and where the couple sits.
alter table public.seating_rules
  add column least int check (least between 2 and 80),
  drop constraint seating_rules_kind_check,
  add constraint seating_rules_kind_check check (kind in (
    'together', 'side-by-side', 'near', 'apart', 'not-next', 'far-apart', 'at-table', 'at-edge', 'away-from-music',
    'wheelchair', 'children-near-parents', 'acquaintance', 'common-language', 'sides-mixed', 'sides-balanced',
    'at-least', 'same-menu', 'new-company'
  )),
  drop constraint seating_rules_hard_of_kind,
  add constraint seating_rules_hard_of_kind check (not hard or kind not in ('same-menu', 'new-company')),
  add constraint seating_rules_least_of_kind check ((kind = 'at-least') = (least is not null));
grant insert (least), update (least) on public.seating_rules to authenticated;

-- Two of a table's seats are the couple's; of a room, what was answered when it was asked where they sit.
alter table public.seating_tables add column couple boolean not null default false;
alter table public.seating_tables
  add constraint seating_tables_couple_seats check (not couple or seats >= 2);
alter table public.seating_charts
  add column couple_place text check (couple_place in ('head', 'sweetheart', 'among', 'listed'));
grant insert (couple), update (couple) on public.seating_tables to authenticated;
grant insert (couple_place), update (couple_place) on public.seating_charts to authenticated;
