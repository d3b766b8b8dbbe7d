import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPosts } from '../../supabase/content/posts.ts';
import { type Database, openDatabase } from '../../supabase/local/database.ts';
import { PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { migrate, seed } from '../../supabase/local/migrate.ts';
import { readProject } from '../../supabase/local/project.ts';

const project = readProject(join(import.meta.dirname, '..', '..'));
const keys = { secret: 'sb_secret_for_this_test', jwtSecret: 'x'.repeat(40) };
let database: Database;

beforeAll(async () => {
  database = await openDatabase({ project, keys, dataDir: undefined });
});
afterAll(() => database.connection.close());

const read = async (query: string) => {
  const answer = await database.app.fetch(
    new Request(`http://localhost/rest/v1/blog_posts?${query}`, { headers: { apikey: PUBLISHABLE_KEY } }),
  );
  expect(answer.status).toBe(200);
  return (await answer.json()) as Record<string, unknown>[];
};

test('visitors can read the blog posts of the seed files', async () => {
  const columns =
    'slug,language,category,title,excerpt,body,author,published_at,minutes_to_read,featured,related,sources';
  const stored = await read(`select=${columns}`);
  const key = (post: Record<string, unknown>) => `${post.slug}/${post.language}`;
  const byKey = (a: Record<string, unknown>, b: Record<string, unknown>) => key(a).localeCompare(key(b));
  const today = new Date().toISOString().slice(0, 10);
  const published = readPosts().filter((post) => post.published_at <= today);
  expect(stored.sort(byKey)).toEqual(published.sort(byKey));
});

test('applying a changed seed file keeps the view counts of the posts', async () => {
  const db = database.connection.driver;
  const title = async () => {
    const { rows } = await db.query<{ title: string; views: number }>(
      `select title, views::int from public.blog_posts where slug = 'boda-de-destino' and language = 'en'`,
    );
    return rows[0];
  };
  const written = (await title())?.title;
  await db.query(`update public.blog_posts set views = 7, title = 'Changed by hand'`);
  await seed(db, project);
  expect(await title()).toEqual({ title: 'Changed by hand', views: 7 });

  const seeds = project.seeds.map(({ path, sql }) => ({ path, sql: `${sql}-- changed\n` }));
  await seed(db, { ...project, seeds });
  expect(await title()).toEqual({ title: written, views: 7 });

  const broken = [{ path: 'supabase/seeds/broken.sql', sql: 'select 1 from nothing' }];
  await expect(seed(db, { ...project, seeds: broken })).rejects.toThrow(/broken\.sql: .*nothing/);
});

test('a migration that has changed since it was applied is refused', async () => {
  const db = database.connection.driver;
  expect(await migrate(db, project)).toEqual([]);
  const migrations = project.migrations.map((one, at) =>
    at === 2 ? { ...one, sql: `${one.sql}-- changed\n` } : one,
  );
  await expect(migrate(db, { ...project, migrations })).rejects.toThrow(
    /_rows\.sql has changed .*npm run reset/,
  );
});
