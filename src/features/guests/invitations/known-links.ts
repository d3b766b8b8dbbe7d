/**
 * Links that this tab has made: the service keeps their hashes alone, so that a second look at a household would make
 * a second link. Gone with the tab, as everything personal is.
 */
const links = new Map<string, string>();

export const linkOf = (household_id: string): string | null => links.get(household_id) ?? null;

export function rememberLink(household_id: string, link: string | null): void {
  if (link) links.set(household_id, link);
  else links.delete(household_id);
}
