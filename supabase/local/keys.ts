import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { readJsonFile, writeJsonFile } from './json-file.ts';

/**
 * Identifies the browser client and grants no rights, so it can be public and constant. `src/lib/env.ts`
 * repeats this value, and a test compares them. The other two keys never leave the machine.
 */
export const PUBLISHABLE_KEY = 'sb_publishable_local_development_only';

const storedKeys = z.object({ secret: z.string().startsWith('sb_secret_'), jwtSecret: z.string().min(32) });

export type Keys = z.infer<typeof storedKeys>;

const newKeys = (): Keys => ({
  secret: `sb_secret_${randomBytes(24).toString('base64url')}`,
  jwtSecret: randomBytes(48).toString('base64url'),
});

/**
 * Returns the keys stored in a data folder, created at the first start. Without a folder, the keys are valid
 * for this run only.
 */
export function loadKeys(dataDir: string | undefined): Keys {
  if (dataDir === undefined) return newKeys();
  const file = join(dataDir, 'keys.json');
  const kept = readJsonFile(file, storedKeys);
  if (kept !== undefined) return kept;
  const keys = newKeys();
  writeJsonFile(file, keys);
  return keys;
}
