import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allowBackend, headersFor, headersOf, parseHeaders } from '../../src/app/build/headers.ts';

const text = readFileSync(join(import.meta.dirname, '..', '..', 'public', '_headers'), 'utf8');
const policyOf = (source: string) =>
  new Map(
    (headersFor(parseHeaders(source), '/').get('Content-Security-Policy') ?? '')
      .split(/;\s*/)
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      }),
  );

test('the content security policy forbids inline scripts, plugins and embedding', () => {
  const policy = policyOf(text);
  expect(policy.get('default-src')).toBe("'self'");
  expect(policy.get('script-src')).toBe("'self'");
  expect(policy.get('connect-src')).toBe("'self'");
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy.get(name)).toBe("'none'");
});

test('every page has the security headers', () => {
  const headers = headersFor(parseHeaders(text), '/app/event-plan/1');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Referrer-Policy')).toBeTruthy();
  expect(headers.get('Strict-Transport-Security')).toMatch(/max-age=\d{8}/);
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  // The page is allowed to use the camera, because codes are scanned at the door. It needs no other
  // permission.
  expect(headers.get('Permissions-Policy')).toBe(
    'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  );
  expect(headers.get('Cache-Control')).toBe('no-cache');
});

test('files with a hash in their name are cached for ever', () => {
  const headers = headersFor(parseHeaders(text), '/assets/index-abc.js');
  expect(headers.get('Cache-Control')).toContain('immutable');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
});

test.each(['/', '/pricing', '/sw.js', '/assets/index-abc.js', '/pictures/home-es.png', '/app/event-plan/1'])(
  'for the path %s, the header rules set each header only once',
  (pathname) => {
    const names = headersOf(parseHeaders(text), pathname).map(([name]) => name.toLowerCase());
    expect(names).toEqual([...new Set(names)]);
    expect(names.length).toBeGreaterThan(5);
  },
);

test('for a hosted project, the security policy allows connections only to that project', () => {
  const policy = policyOf(allowBackend(text, 'https://abc.supabase.co'));
  expect(policy.get('connect-src')).toBe("'self' https://abc.supabase.co wss://abc.supabase.co");
  expect(policy.get('script-src')).toBe("'self'");
});
