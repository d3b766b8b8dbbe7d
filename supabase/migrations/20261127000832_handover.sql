-- An owner changes a member's role in place, and hands the plan over to a member, who accepts.
alter table public.plan_members
  add column offered boolean not null default false
    constraint plan_members_offered_check check (not offered or role <> 'owner');
-- One member at a time is offered a plan.
create unique index plan_members_one_offer_idx on public.plan_members (plan_id) where offered;
grant update (role, offered) on public.plan_members to authenticated;

create policy "owners change roles and offer their plan" on public.plan_members
  for update to authenticated
  using (role <> 'owner' and plan_id = any (array(select private.my_plans('owner'))))
  with check (role <> 'owner' and plan_id = any (array(select private.my_plans('owner'))));

-- What the caller says to a plan that is offered to them. Accepted it is theirs, and who owned it becomes an editor: the
-- plan must find room in its new owner's tier, as every plan that arrives must, and so must its guests. A repeat of an
-- answer that got lost changes nothing. PT404 offer_not_found, PT402 plan_limit_reached, guest_limit_reached.
create function public.answer_handover(plan_id uuid, accepts boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
  plan constant uuid := answer_handover.plan_id;
  allowed int;
begin
  -- It waits for whoever joins, saves or answers at once.
  perform from public.event_plans p where p.id = plan and p.deleted_at is null for no key update;
  if not found or accepts is null then
    raise exception using errcode = 'PT404', message = 'offer_not_found';
  end if;
  update public.plan_members m set offered = false where m.plan_id = plan and m.user_id = me and m.offered;
  if not found then
    perform from public.plan_members m
    where m.plan_id = plan and m.user_id = me and (m.role = 'owner') = accepts;
    if not found then
      raise exception using errcode = 'PT404', message = 'offer_not_found';
    end if;
    return;
  end if;
  if not accepts then
    return;
  end if;

  update public.plan_members m set role = 'editor' where m.plan_id = plan and m.role = 'owner';
  update public.plan_members m set role = 'owner' where m.plan_id = plan and m.user_id = me;
  update public.event_plans p set owner_id = me where p.id = plan;
  allowed := private.guest_limit(private.tier_of(me));
  if (select sum(g.party_size) from public.guests g where g.plan_id = plan) > allowed then
    raise exception using
      errcode = 'PT402', message = 'guest_limit_reached', detail = jsonb_build_object('limit', allowed)::text;
  end if;
end;
$$;

drop function public.plan_people(uuid);
-- Who a plan is shared with, told to its members, and whom it is offered to.
create function public.plan_people(plan_id uuid)
returns table (user_id uuid, full_name text, role public.member_role, offered boolean)
language sql stable security invoker set search_path = '' as $$
  select m.user_id, n.full_name, m.role, m.offered
  from public.plan_members m
  join private.members_by_name(plan_people.plan_id) n on n.id = m.user_id
  where m.plan_id = plan_people.plan_id
  order by m.role, n.full_name, m.user_id;
$$;

grant execute on function public.answer_handover(uuid, boolean), public.plan_people(uuid) to authenticated;
