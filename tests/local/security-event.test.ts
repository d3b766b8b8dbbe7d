import { describe, expect, test } from 'vitest';
import { SECURITY_EVENT_TYPES } from '../../src/data/security-events';
import { readEvent, TYPES } from '../../supabase/functions/log-security-event/event.ts';

const read = (value: unknown) => readEvent(JSON.stringify(value));
const details = (given: Record<string, unknown>) => {
  const result = read({ type: 'sign_in_failed', details: given });
  return result.ok ? result.event.details : result;
};

describe('log-security-event', () => {
  test('log-security-event accepts every event type that the browser sends', () => {
    expect([...TYPES]).toEqual([...SECURITY_EVENT_TYPES]);
  });

  test('log-security-event accepts a complete event', () => {
    expect(
      read({
        type: 'not_found_path',
        timestamp: '2026-11-21T00:00:00+01:00',
        details: { path: '/nada', n: 1, ok: true },
      }),
    ).toEqual({
      ok: true,
      event: {
        type: 'not_found_path',
        timestamp: '2026-11-20T23:00:00.000Z',
        details: { path: '/nada', n: 1, ok: true },
      },
    });
  });

  test.each([[undefined], ['yesterday'], [12], ['9'.repeat(60)]])(
    'log-security-event ignores the invalid time %s',
    (timestamp) => {
      expect(read({ type: 'permission_denied', timestamp })).toMatchObject({
        ok: true,
        event: { timestamp: null },
      });
    },
  );

  test.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['an unknown type', '{"type":"hacked"}'],
    ['a type from the prototype', '{"type":"constructor"}'],
    ['details that are a list', '{"type":"sign_in_failed","details":[1]}'],
  ])('log-security-event refuses an invalid request body: %s', (_, body) => {
    expect(readEvent(body)).toMatchObject({ ok: false, status: 400 });
  });

  test('log-security-event refuses an event that is too large', () => {
    expect(readEvent('x'.repeat(4097))).toMatchObject({ ok: false, status: 413 });
    expect(details({ note: 'ñ'.repeat(1100) })).toMatchObject({ ok: false, status: 413 });
  });
});

describe('the details of an event', () => {
  test.each([
    'access_token',
    'password',
    'newPassword',
    'pass_word',
    'email',
    'e_mail',
    'guestName',
    'phone_number',
    'apiKey',
    'Cookie',
    'session_id',
    '__proto__',
    'with space',
    'x'.repeat(41),
  ])('the details of a security event are stored without the key %s', (key) => {
    expect(details({ [key]: 'x', code: 'kept' })).toEqual({ code: 'kept' });
  });

  test.each([
    'ana@example.com',
    'user ana@example.com not found',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIi.x',
    'sb_secret_abc',
    '/auth?token_hash=abc',
    'a'.repeat(64),
    `/rsvp/${'0f'.repeat(16)}/x`,
  ])('the details of a security event are stored without the value %s', (note) => {
    expect(details({ note })).toEqual({});
  });

  test('the details of a security event contain only short texts, numbers and booleans', () => {
    expect(details({ a: {}, b: [1], c: null, d: Number.POSITIVE_INFINITY, e: 2 })).toEqual({ e: 2 });
    expect(
      Object.keys(details(Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`k${i}`, i])))),
    ).toHaveLength(20);
    expect(details({ note: `a\u0000\u202eb${'z'.repeat(500)}` })).toEqual({ note: `a  b${'z'.repeat(296)}` });
  });
});
