-- As before, and the sections of the event's page and the columns of one's own.
create or replace function private.template_tables() returns text[]
language sql immutable set search_path = '' as $$
  select array[
    'event_parts', 'event_questions', 'invitation_words', 'tasks', 'timeline_items', 'drinks_preferences', 'seating_charts',
    'seating_tables', 'vendor_quotes', 'event_pages', 'guest_columns'
  ];
$$;
