-- What comes into the purse of a plan.
create type public.contribution_repeats as enum ('once', 'monthly');

create table public.contributions (
  id uuid primary key,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  contributor text not null
    check (char_length(contributor) between 1 and 100)
    check (contributor ~ '[^[:space:]]' and contributor !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  amount numeric(12, 2) not null check (amount > 0 and amount <= 10000000),
  repeats public.contribution_repeats not null default 'once',
  starts_on date not null check (starts_on between '2000-01-01' and '2200-12-31'),
  ends_on date check (ends_on <= '2200-12-31'),
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint contributions_ends_on_after_starts_on check (ends_on >= starts_on)
);
create index contributions_plan_id_idx on public.contributions (plan_id);

grant select, delete on public.contributions to authenticated;
grant insert (id, plan_id, contributor, amount, repeats, starts_on, ends_on) on public.contributions to authenticated;
grant update (contributor, amount, repeats, starts_on, ends_on, version) on public.contributions to authenticated;
select private.protect('contributions');

create trigger limit_rows after insert on public.contributions
  referencing new table as new_rows
  for each statement execute function private.limit_rows(100, 'contribution');
