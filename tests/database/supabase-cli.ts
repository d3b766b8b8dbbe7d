import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../node_modules/.bin/supabase', import.meta.url));

type CliResult = { status: number | null; output: string; errors: string };

export async function supabaseIn(
  folder: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<CliResult> {
  const child = spawn(program, [...args, '--workdir', folder], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1', NO_COLOR: '1', ...env },
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, output, errors };
}

/**
 * Runs the Supabase CLI in a temporary folder, because it writes files next to `config.toml`. It needs no
 * containers, account or network, only the given database.
 */
export async function supabase(...args: string[]): Promise<CliResult> {
  const folder = await mkdtemp(join(tmpdir(), 'celebra-cli-'));
  try {
    await mkdir(join(folder, 'supabase'));
    await writeFile(join(folder, 'supabase', 'config.toml'), 'project_id = "tests"\n');
    return await supabaseIn(folder, args);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the JSON that a command prints after its notes. */
export function printedJson(output: string): unknown {
  const start = output.search(/^[[{]/m);
  return start < 0 ? undefined : JSON.parse(output.slice(start));
}
