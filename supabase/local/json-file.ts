import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { z } from 'zod';

/**
 * Reads and validates a JSON file; undefined if there is none. An invalid file is renamed and reported on the
 * terminal, so that the backend can start.
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

/** Writes to a temporary file and renames it, so that an interruption never leaves half a file. */
export function writeJsonFile(file: string, value: unknown): void {
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(aside, file);
}
