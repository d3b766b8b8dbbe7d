import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import type { BlogPost } from '@/domain/blog/post';
import { buildScript, loadRenderer } from './build-parts.ts';
import { SHELL } from './hosts.ts';
import { drawSite } from './site.ts';

/** Loaded with the build and not with the configuration: the development server would wait for it. */
type LoadPosts = () => Promise<{ readPosts: (folder: string) => Omit<BlogPost, 'views'>[] }>;

const TAKE_OVER = 'src/app/prerender/take-over.ts';
const LANGUAGES = ['es', 'en'];

/** What the pages refer to among the files of the app's own build. */
function builtFiles(bundle: Rolldown.OutputBundle) {
  const files = Object.values(bundle);
  const entry = files.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(TAKE_OVER));
  if (entry?.type !== 'chunk') throw new Error(`${TAKE_OVER} is not in the build`);
  const chunkOf = (source: string) =>
    files.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(source))?.fileName ?? '';
  /** A file with all that it imports. */
  const whole = (name: string, seen = new Set<string>()): Set<string> => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || seen.has(name)) return seen;
    seen.add(name);
    for (const other of file.imports) whole(other, seen);
    return seen;
  };
  const together = (...sources: string[]) => [
    ...new Set(sources.flatMap((source) => [...whole(chunkOf(source))].map((name) => `/${name}`))),
  ];
  const named = (pattern: RegExp) =>
    files.map(({ fileName }) => `/${fileName}`).filter((name) => pattern.test(name));
  const [style] = named(/\/theme-[^/]*\.css$/);
  const [faces] = named(/\/fonts-[^/]*\.css$/);
  if (!style || !faces) throw new Error('The stylesheets are not in the build');
  const app = [...whole(entry.fileName)];
  const react = app.find((name) => /\/react-[^/]*\.js$/.test(name));
  if (!react) throw new Error(`${TAKE_OVER} has no React by itself`);
  return {
    app: [...new Set([entry.fileName, react, ...app])].map((name) => `/${name}`),
    style,
    faces,
    account: {
      // The largest first, which is run first too.
      ahead: [...new Set([`/${react}`, ...together(TAKE_OVER, 'auth/auth-page.tsx')])],
      texts: Object.fromEntries(
        LANGUAGES.map((language) => [language, together(`${language}/common.ts`, `${language}/auth.ts`)]),
      ),
    },
  };
}

/** A font that comes late is left out, so that nothing moves; the next page has it. */
const patientFonts = (css: string): string => css.replaceAll('font-display:swap', 'font-display:optional');

/** The elements of the shell's head that all pages share. */
const sharedHead = (shell: string): string =>
  [...shell.matchAll(/<(?:meta name="theme-color"|link rel="(?:icon|manifest)")[^>]*>/g)]
    .map(([tag]) => tag.replace(' />', '>'))
    .join('\n');

/**
 * Draws the public pages after the app is built, each in Spanish at its own path and in English below /en. The app's
 * own start page becomes the shell for all other addresses.
 */
export function prerenderPages(loadPosts: LoadPosts): Plugin {
  let config: ResolvedConfig;
  let files: ReturnType<typeof builtFiles> | undefined;
  return {
    name: 'celebra:prerender',
    apply: 'build',
    config: ({ root = process.cwd() }) => ({
      build: {
        rolldownOptions: {
          input: { index: resolve(root, 'index.html'), 'take-over': resolve(root, TAKE_OVER) },
        },
      },
    }),
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle(_options, bundle) {
      files = builtFiles(bundle);
    },
    closeBundle: {
      sequential: true,
      async handler(error) {
        if (error || !files) return;
        const out = resolve(config.root, config.build.outDir);
        const write = (name: string, text: string) => {
          mkdirSync(dirname(join(out, name)), { recursive: true });
          writeFileSync(join(out, name), text);
        };
        const { app: appFiles, style, faces, account } = files;
        // In the scripts that all pages share, not in each page: it has 14 kB for all.
        const define = { APP_FILES: JSON.stringify(appFiles), APP_STYLE: JSON.stringify(style) };
        const early = await buildScript(config, 'src/app/prerender/early.ts', out, 'assets/early-[hash].js', {
          define,
        });
        const script = await buildScript(
          config,
          'src/app/prerender/early-account.ts',
          out,
          'assets/early-account-[hash].js',
          { define, classic: true },
        );
        renameSync(join(out, 'index.html'), join(out, `${SHELL}.html`));
        const shell = readFileSync(join(out, `${SHELL}.html`), 'utf8');
        const { app, remove } = await loadRenderer(config);
        const { readPosts } = await loadPosts();
        try {
          const { pages, others, paths } = await drawSite({
            app,
            site: String(config.env.VITE_SITE_URL || 'https://celebra.example').replace(/\/+$/, ''),
            files: {
              faces: patientFonts(readFileSync(join(out, faces), 'utf8')),
              early: `/${early}`,
              account: { ...account, script: `/${script}` },
              shared: sharedHead(shell),
            },
            posts: readPosts(join(config.root, 'supabase/content/blog')).map(app.asBlogPost),
            stylesheet: readFileSync(join(out, style), 'utf8'),
          });
          for (const [name, text] of [...pages, ...others]) write(name, text);
          const version = createHash('sha256')
            .update([...pages.values()].join())
            .digest('hex')
            .slice(0, 12);
          await buildScript(config, 'src/app/prerender/worker.ts', out, 'pages-worker.js', {
            define: { DRAWN_PATHS: JSON.stringify(paths), DRAWN_VERSION: JSON.stringify(version) },
            classic: true,
          });
          config.logger.info(`${pages.size} pages drawn`);
        } finally {
          remove();
        }
      },
    },
  };
}
