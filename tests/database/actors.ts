/** The people whose access is tested. `removed` is a former member of the owner's plan. */
export const PEOPLE = {
  owner: 'a0000000-0000-4000-8000-000000000001',
  editor: 'a0000000-0000-4000-8000-000000000002',
  viewer: 'a0000000-0000-4000-8000-000000000003',
  stranger: 'a0000000-0000-4000-8000-000000000004',
  removed: 'a0000000-0000-4000-8000-000000000005',
} as const;

export type Person = keyof typeof PEOPLE;

export type Actor = Person | 'anonymous' | 'service' | 'postgres';

export const people = Object.keys(PEOPLE) as Person[];

export function session(actor: Actor): { role: string; sub: string } {
  if (actor === 'anonymous') return { role: 'anon', sub: '' };
  if (actor === 'service') return { role: 'service_role', sub: '' };
  if (actor === 'postgres') return { role: 'postgres', sub: '' };
  return { role: 'authenticated', sub: PEOPLE[actor] };
}
