import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from 'smol-toml';
import { z } from 'zod';

const template = z.object({ subject: z.string(), content_path: z.string() });

/** The part of `config.toml` that the embedded backend uses. The Supabase CLI reads the whole file. */
const config = z.object({
  api: z.object({ max_rows: z.number().int().positive() }),
  db: z.object({ seed: z.object({ sql_paths: z.array(z.string()) }) }),
  auth: z.object({
    additional_redirect_urls: z.array(z.string()).default([]),
    jwt_expiry: z.number().int(),
    enable_refresh_token_rotation: z.boolean(),
    refresh_token_reuse_interval: z.number().int(),
    enable_signup: z.boolean(),
    rate_limit: z.object({
      email_sent: z.number().positive(),
      token_refresh: z.number().positive(),
      sign_in_sign_ups: z.number().positive(),
      token_verifications: z.number().positive(),
    }),
    minimum_password_length: z.number().int(),
    password_requirements: z.string().default(''),
    email: z.object({
      enabled: z.boolean(),
      enable_confirmations: z.boolean(),
      double_confirm_changes: z.boolean(),
      require_current_password: z.boolean().default(false),
      max_frequency: z.string().default('60s'),
      otp_length: z.number().int(),
      otp_expiry: z.number().int(),
      template: z.record(z.string(), template),
      notification: z.record(z.string(), template.extend({ enabled: z.boolean() })).default({}),
    }),
  }),
  storage: z.object({ file_size_limit: z.string() }),
  functions: z.record(z.string(), z.object({ verify_jwt: z.boolean().default(true) })).default({}),
});

export type ProjectConfig = z.infer<typeof config>;
export type Migration = { version: string; name: string; sql: string };
export type Seed = { path: string; sql: string };
export type Project = { root: string; config: ProjectConfig; migrations: Migration[]; seeds: Seed[] };

const MIGRATION = /^(\d{14})_(.+)\.sql$/;

/** Reads settings, migrations and seeds from `supabase/`. Migrations and seeds are sorted. */
export function readProject(root: string): Project {
  const folder = join(root, 'supabase');
  const migrations = readdirSync(join(folder, 'migrations'))
    .sort()
    .flatMap((file): Migration[] => {
      const [, version, name] = MIGRATION.exec(file) ?? [];
      if (version === undefined || name === undefined) return [];
      return [{ version, name, sql: readFileSync(join(folder, 'migrations', file), 'utf8') }];
    });
  const settings = config.parse(parse(readFileSync(join(folder, 'config.toml'), 'utf8')));
  const seeds = settings.db.seed.sql_paths.map((path) => ({
    path: posix.join('supabase', path),
    sql: readFileSync(join(folder, path), 'utf8'),
  }));
  return { root, config: settings, migrations, seeds };
}

export const sha256 = (...parts: string[]): string =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex');
