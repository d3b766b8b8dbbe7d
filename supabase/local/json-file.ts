import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { z } from 'zod';

/**
 * Parses a file, undefined without one. An incomplete or invalid one is renamed with a message on the
 * terminal, so that the rest can start.
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

/**
 * Writes to a temporary file and moves it: an interruption leaves the old file or the new one, never half of
 * one.
 */
export function writeJsonFile(file: string, value: unknown): void {
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(aside, file);
}
