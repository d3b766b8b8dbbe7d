-- Between editor and viewer stands who reads a plan and suggests changes of its rows. By itself: a value of an enum can be
-- named once it is committed.
alter type public.member_role add value 'suggester' before 'viewer';
