import { expect, test, vi } from 'vitest';
import { DemoMemory } from './memory';
import { demoService } from './service';

const OWNER = '00000000-0000-4000-8000-0000000000a1';
const PLAN = '00000000-0000-4000-8000-0000000000d1';
const REST = 'https://celebra.example/rest/v1/assist_consents';

test('the demonstration’s assistant works without sending requests', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('A request left the page')));
  const service = demoService(new DemoMemory(OWNER), () => undefined);
  const consents = async () =>
    (await service(`${REST}?select=plan_id&plan_id=eq.${PLAN}&given_by=eq.${OWNER}`)).json();
  expect(await consents()).toEqual([]);
  await service(REST, { method: 'POST', body: JSON.stringify({ plan_id: PLAN }) });
  expect(await consents()).toMatchObject([{ plan_id: PLAN, given_by: OWNER }]);
  const messages = [
    { role: 'system', content: 'Answer in Spanish' },
    { role: 'user', content: '¿Qué trae mañana?' },
  ];
  const answered = await service('https://celebra.example/functions/v1/assist', {
    method: 'POST',
    body: JSON.stringify({ plan_id: PLAN, messages, tools: [] }),
  });
  expect(answered.headers.get('Content-Type')).toBe('text/event-stream');
  expect(await answered.text()).toMatch(/celebra-script.*"briefing"/s);
  await service(`${REST}?plan_id=eq.${PLAN}`, { method: 'DELETE' });
  expect(await consents()).toEqual([]);
  vi.unstubAllGlobals();
});

test('a visitor who saves a suggestion becomes its author', () => {
  const memory = new DemoMemory(OWNER);
  const id = crypto.randomUUID();
  const row = { reason: null, changes: [], states: [] };
  memory.save(PLAN, [{ table: 'suggestions', id, version: 0, row }]);
  expect(memory.get('suggestions', id)).toMatchObject({ author: OWNER, plan_id: PLAN });
});
