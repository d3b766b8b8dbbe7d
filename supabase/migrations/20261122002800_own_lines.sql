-- Lines of a person's own in the comparison ("Drone?"): by name, with what this quote says of it.
alter table public.vendor_quotes
  add column own_lines jsonb not null default '[]'
    check (char_length(own_lines::text) <= 6000)
    check (
      case jsonb_typeof(own_lines)
        when 'array' then jsonb_array_length(own_lines) <= 10
          and not jsonb_path_exists(own_lines, '$[*] ? (!(exists(@ ? (
            @.name.type() == "string" && @.name like_regex "^.{1,60}$"
            && @.text.type() == "string" && @.text like_regex "^.{1,200}$"
          ))))')
        else false
      end
    );
grant insert (own_lines), update (own_lines) on public.vendor_quotes to authenticated;
