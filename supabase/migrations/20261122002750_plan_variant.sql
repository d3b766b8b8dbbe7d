-- The kind of a birthday that is celebrated in its own way. Null where nobody was asked: then its name may tell.
create type public.event_variant as enum ('plain', 'quinceanera');
alter table public.event_plans
  add column variant public.event_variant
    constraint event_plans_variant_check check (variant is null or event_type = 'birthday');
grant insert (variant), update (variant) on public.event_plans to authenticated;
