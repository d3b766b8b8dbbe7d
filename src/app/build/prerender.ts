import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Manifest, Plugin, ResolvedConfig } from 'vite';
import type { BlogPost } from '@/domain/blog/post';
import type { Language } from '@/lib/texts';
import { buildInlineScript, loadRenderer } from './build-parts.ts';
import { SHELL } from './hosts.ts';
import { neutralShells, renderShell, renderSite } from './site.ts';

/**
 * Imports the blog's posts during the build. The configuration doesn't import them, because the development
 * server would have to wait.
 */
type LoadPosts = () => Promise<{ readPosts: (folder: string) => Omit<BlogPost, 'views'>[] }>;

const HYDRATE = 'src/app/boot/hydrate.ts';
const MANIFEST = '.vite/manifest.json';

/** Returns the built files that pages refer to: the entry, then its imports and its texts. */
function builtFiles(manifest: Manifest): { scripts: Record<Language, string>; stylesheet: string } {
  const { file, css: [stylesheet] = [] } = manifest[HYDRATE] ?? {};
  if (!file || !stylesheet) throw new Error(`${HYDRATE} is not in the build, or has no stylesheet`);
  const keys = new Set([HYDRATE]);
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported);
  const scripts = (language: Language) =>
    [...keys, `src/locales/${language}/common.ts`].map((key) => `/${manifest[key]?.file}`).join(' ');
  return { scripts: { es: scripts('es'), en: scripts('en') }, stylesheet };
}

const sharedHead = (shell: string): string =>
  [...shell.matchAll(/<(?:meta name="theme-color"|link rel="(?:icon|apple-touch-icon|manifest)")[^>]*>/g)]
    .map(([tag]) => tag.replace(' />', '>'))
    .join('\n');

/** Allows the boot script in the content security policy. */
const allowScript = (headers: string, script: string): string =>
  headers.replaceAll(
    "script-src 'self'",
    `script-src 'self' 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/**
 * Prerenders the public pages after the app is built: Spanish pages at their own paths, English pages below
 * /en. The app's start page is used for all other addresses.
 */
export function prerenderPages(loadPosts: LoadPosts): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'celebra:prerender',
    apply: 'build',
    config: ({ root = process.cwd() }) => ({
      build: {
        manifest: MANIFEST,
        rolldownOptions: {
          input: { index: resolve(root, 'index.html'), hydrate: resolve(root, HYDRATE) },
        },
      },
    }),
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      async handler(error) {
        if (error) return;
        const out = resolve(config.root, config.build.outDir);
        const read = (name: string) => readFileSync(join(out, name), 'utf8');
        const write = (name: string, text: string) => {
          mkdirSync(dirname(join(out, name)), { recursive: true });
          writeFileSync(join(out, name), text);
        };
        renameSync(join(out, 'index.html'), join(out, `${SHELL}.html`));
        const boot = await buildInlineScript(config, 'src/app/boot/boot.ts');
        write('_headers', allowScript(read('_headers'), boot));
        const { scripts, stylesheet } = builtFiles(JSON.parse(read(MANIFEST)));
        const { app, remove } = await loadRenderer(config);
        const { readPosts } = await loadPosts();
        try {
          const site = String(config.env.VITE_SITE_URL || 'https://celebra.example').replace(/\/+$/, '');
          write(`${SHELL}.html`, await renderShell(app, read(`${SHELL}.html`)));
          for (const [name, text] of await neutralShells(app, read(`${SHELL}.html`), site)) write(name, text);
          const files = await renderSite({
            app,
            site,
            files: {
              boot,
              app: scripts,
              css: read(stylesheet).trim(),
              shared: sharedHead(read(`${SHELL}.html`)),
            },
            posts: readPosts(join(config.root, 'supabase/content/blog')).map(app.asBlogPost),
          });
          for (const [name, text] of files) write(name, text);
          config.logger.info(`${files.size} files of public pages`);
        } finally {
          remove();
        }
      },
    },
  };
}
