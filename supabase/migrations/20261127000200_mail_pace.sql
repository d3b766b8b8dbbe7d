-- One pace for all mails of the functions, whichever of them sends and in however many workers: the mail service takes
-- a few a second from all of them together. Without this each would keep a pace of its own.
create table private.mail_pace (
  one boolean primary key default true check (one),
  -- When the next mail may leave.
  next_at timestamptz not null default now()
);
insert into private.mail_pace default values;
alter table private.mail_pace enable row level security;

-- The milliseconds to wait before a mail may leave. The turn is the caller's if that is within `within_ms`; if it isn't,
-- nothing was taken and nobody waits for the caller.
create function public.take_mail_turn(per_second numeric, within_ms int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  wait_ms int;
begin
  -- Callers queue at this row: two never get the same turn.
  select greatest(0, ceil(extract(epoch from p.next_at - clock_timestamp()) * 1000)) into wait_ms
  from private.mail_pace p for update;
  if wait_ms <= within_ms then
    update private.mail_pace p
    set next_at = greatest(p.next_at, clock_timestamp()) + make_interval(secs => 1 / greatest(per_second, 0.1));
  end if;
  return wait_ms;
end;
$$;

-- The mail service asked for a pause: no mail leaves before it ends, for an hour at most.
create function public.hold_mails(wait_ms int) returns void
language sql security definer set search_path = '' as $$
  update private.mail_pace p
  set next_at = greatest(p.next_at, clock_timestamp() + make_interval(secs => least(hold_mails.wait_ms, 3600000) / 1000.0));
$$;

grant execute on function public.take_mail_turn(numeric, int), public.hold_mails(int) to service_role;

-- A run sends what its time allows at that pace; with one an hour, whoever is left would miss their morning.
do $$
begin
  if (select count(*) = 2 from pg_available_extensions where name in ('pg_cron', 'pg_net')) then
    perform cron.schedule('send-reminders', '*/10 * * * *', $job$select private.request_function('send-reminders')$job$);
  end if;
end;
$$;
