import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '..', '..');

/** Builds the app into a folder like `npm run build` with these settings. Rejects with the build's output. */
export async function buildApp(folder: string, settings: Record<string, string>): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    [
      join(ROOT, 'node_modules/vite/bin/vite.js'),
      'build',
      '--outDir',
      folder,
      '--emptyOutDir',
      '--logLevel',
      'error',
    ],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        VITEST: '',
        NODE_ENV: 'production',
        VITE_SUPABASE_URL: '',
        VITE_SUPABASE_ANON_KEY: '',
        ...settings,
      },
    },
  );
}
