import { fold } from '../fold';

const NAME_LENGTHS = { least: 3, most: 60 } as const;

/** Converts a name for use in an address: lowercase letters, digits and hyphens. */
export const cleanName = (typed: string): string =>
  fold(typed)
    .replace(/&/g, '-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, NAME_LENGTHS.most)
    .replace(/-+$/, '');

/**
 * Returns the suggested name of an event's page: the event's name and year. The year makes it more likely to
 * be unique.
 */
export const proposedName = (event: string, event_date: string): string => {
  const year = event_date.slice(0, 4);
  const name = cleanName(event).slice(0, NAME_LENGTHS.most - 5);
  return cleanName(name.includes(year) ? name : `${name}-${year}`);
};

export const isPageName = (name: string): boolean =>
  name.length >= NAME_LENGTHS.least &&
  name.length <= NAME_LENGTHS.most &&
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
