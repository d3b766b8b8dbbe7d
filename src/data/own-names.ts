import { dataClient } from '@/lib/supabase';
import { unwrap } from './sync/request';

/** Reads the person's name for the contact form. The last word counts as the last name. */
export async function readOwnNames(userId: string): Promise<{ first_name: string; last_name: string }> {
  const { db } = await dataClient();
  const { full_name } = unwrap(await db.from('profiles').select('full_name').eq('id', userId).single());
  const words = full_name.split(' ');
  return { first_name: words.slice(0, -1).join(' ') || full_name, last_name: words.slice(1).at(-1) ?? '' };
}
