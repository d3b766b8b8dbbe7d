import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, expectAccessibleInBothThemes, expectNoOverflow, test } from './fixtures';

const ROOT = join(import.meta.dirname, '..');

/** Returns the names of the component files in a folder. */
const drawn = (folder: string): string[] =>
  readdirSync(join(ROOT, 'src', folder)).flatMap((name) =>
    name.endsWith('.tsx') && !name.includes('.test.') ? name.slice(0, -'.tsx'.length) : [],
  );

/**
 * Components that the gallery doesn't show, because they need another component or a plan. They are visible
 * in every module with rows that can be opened.
 */
const ELSEWHERE = ['combo-menu', 'row-form', 'open-row', 'row-sheet'];

// This test starts a development server, because the build doesn't contain the gallery.
test('the gallery shows every UI component in both themes', async ({ page }) => {
  // Vite has to compile hundreds of files first, and the machine might be busy.
  test.slow();
  // No embedded backend is needed, because the gallery reads no rows.
  Object.assign(process.env, { VITE_SUPABASE_URL: 'http://localhost:9', VITE_SUPABASE_ANON_KEY: 'none' });
  const server = await createServer({
    root: ROOT,
    logLevel: 'error',
    cacheDir: join(ROOT, 'node_modules/.cache/gallery'),
    server: { port: 0, hmr: false, watch: null },
  });
  try {
    await server.listen();
    const address = server.httpServer?.address();
    const origin = `http://localhost:${typeof address === 'object' ? address?.port : 0}`;
    await page.setViewportSize({ width: 375, height: 900 });
    await page.goto(`${origin}/gallery`);
    await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible({ timeout: 60_000 });
    const shown = await page.getByRole('heading', { level: 2 }).allTextContents();
    const wanted = ['ui', 'parts/fields', 'parts/form']
      .flatMap(drawn)
      .filter((name) => !ELSEWHERE.includes(name));
    expect(wanted.filter((name) => !shown.includes(name))).toEqual([]);
    await expectNoOverflow(page);
    await expectAccessibleInBothThemes(page);
    const modules = page.getByRole('region', { name: /^Modules/ }).getByRole('link');
    const addresses = await modules.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses.length).toBeGreaterThan(10);
    for (const one of addresses) expect(one).toMatch(/^\/demo\/.+/);
    await modules.filter({ hasText: /Tareas|Tasks/ }).click();
    await expect(page).toHaveURL(/\/demo\/event-tasks\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
    // Leaves the page, so that it requests nothing while the server closes.
    await page.goto('about:blank');
  } finally {
    await server.close();
    delete process.env.VITE_SUPABASE_URL;
    delete process.env.VITE_SUPABASE_ANON_KEY;
  }
});
