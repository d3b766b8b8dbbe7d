import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { z } from 'zod';

/**
 * What a file holds, undefined where there is none. One that was cut short or changed by hand is set aside with a word
 * on the terminal: it must not keep everything else from starting.
 */
export function readJsonFile<T>(file: string, schema: z.ZodType<T>): T | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    const aside = `${file}.broken`;
    renameSync(file, aside);
    console.warn(
      `[local backend] ${file} could not be read. It is kept as ${aside}, and a new one is begun.`,
    );
    return undefined;
  }
}

/** Written aside and moved: whoever is stopped meanwhile leaves the old file or the new one, never half of one. */
export function writeJsonFile(file: string, value: unknown): void {
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(aside, file);
}
