import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readProject } from '../../supabase/local/project.ts';
import { render, toText } from '../../supabase/local/templates.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const { template, notification } = readProject(ROOT).config.auth.email;
const html = { html: true };

const values = (language_preference: string | undefined) => ({
  SiteURL: 'https://celebra.example',
  RedirectTo: 'https://celebra.example/',
  TokenHash: 'pkce_0123abc',
  Token: '123456',
  Email: 'ana@example.com',
  NewEmail: 'ana.nueva@example.com',
  Data: { language_preference, full_name: '<b>Ana</b>' },
});

describe('the template language', () => {
  test.each([
    ['{{ .Email }}', 'ana@example.com'],
    ['{{.Data.full_name}}', '&lt;b&gt;Ana&lt;/b&gt;'],
    ['{{ .Data.missing }}{{ .Nothing }}', ''],
    ['a {{- .Token -}} b', 'a123456b'],
    ['{{ if eq .Data.language_preference "es" }}sí{{ else }}no{{ end }}', 'sí'],
    ['{{ if eq .Data.language_preference `en` "es" }}sí{{ end }}', 'sí'],
    ['{{ if ne .Data.language_preference "es" }}no{{ else if .Data.full_name }}else if{{ end }}', 'else if'],
    ['{{ if .Data.missing }}a{{ if .Email }}b{{ end }}c{{ else }}d{{ end }}', 'd'],
    ['{{/* nothing */}}x', 'x'],
  ])('the template language renders the template %s', (source, expected) => {
    expect(render(source, values('es'), html)).toBe(expected);
  });

  test.each([
    '{{ range .Data }}{{ end }}',
    '{{ if gt 1 2 }}{{ end }}',
    '{{ if .Email }}',
    '{{ .Email | html }}',
  ])('the template language refuses syntax that it can’t render as Go does: %s', (source) => {
    expect(() => render(source, values('es'), html)).toThrow(/template/);
  });
});

const LINKS: Record<string, string | null> = {
  confirmation: 'https://celebra.example/?token_hash=pkce_0123abc&type=email#email=ana@example.com',
  magic_link: 'https://celebra.example/?token_hash=pkce_0123abc&type=magiclink#email=ana@example.com',
  invite: 'https://celebra.example/?token_hash=pkce_0123abc&type=invite#email=ana@example.com',
  recovery:
    'https://celebra.example/reset-password?token_hash=pkce_0123abc&type=recovery&language=LANGUAGE#email=ana@example.com',
  email_change: 'https://celebra.example/?token_hash=pkce_0123abc&type=email_change',
  password_changed: null,
};

describe('the e-mails', () => {
  const mails = { ...template, ...notification };

  test('every kind of sign-in email has a template', () => {
    expect(Object.keys(mails).sort()).toEqual(Object.keys(LINKS).sort());
  });

  test.each(Object.entries(mails))(
    'in both languages, the sign-in email %s contains the prescribed link, if any',
    async (kind, { subject, content_path }) => {
      const source = await readFile(join(ROOT, content_path), 'utf8');
      const seen = new Set<string>();
      for (const language of ['es', 'en', undefined]) {
        const body = render(source, values(language), html);
        const link = LINKS[kind]?.replace('LANGUAGE', language ?? 'en') ?? null;
        const text = toText(body);
        expect(body).toContain(`<html lang="${language ?? 'en'}">`);
        expect(`${body}${text}`).not.toContain('{{');
        expect(text).not.toMatch(/<|&\w+;/);
        expect(text).not.toContain('Ana');
        if (link === null) expect(body).not.toContain('href');
        else {
          expect(body).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
          expect(text).toContain(link);
        }
        seen.add(`${render(subject, values(language), { html: false })}\n${text}`);
      }
      expect(seen.size).toBe(2);
    },
  );
});
