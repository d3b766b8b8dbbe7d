-- What makes the dearer of two vendors look like the cheaper one when it can't be written down: a minimum spend, guests
-- that a price covers with a price for each further one, a child's price. New York's sales tax, 8.875 %, has three decimals.
alter table public.vendor_quotes
  add column minimum_spend numeric(12, 2) check (minimum_spend >= 0 and minimum_spend <= 10000000),
  add column guests_included int check (guests_included between 1 and 10000),
  add column extra_guest numeric(12, 2) check (extra_guest >= 0 and extra_guest <= 10000000),
  add column child_price numeric(12, 2) check (child_price >= 0 and child_price <= 10000000),
  alter column tax_rate type numeric(6, 3);

grant insert (minimum_spend, guests_included, extra_guest, child_price) on public.vendor_quotes to authenticated;
grant update (minimum_spend, guests_included, extra_guest, child_price) on public.vendor_quotes to authenticated;
