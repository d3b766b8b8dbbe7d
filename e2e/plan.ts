import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { PUBLISHABLE_KEY } from '../supabase/local/keys';

/** A call of the data API as whoever is signed in on the page. */
export async function call<T>(page: Page, name: string, body: object): Promise<T> {
  const token = await page.evaluate(() => {
    const session: { access_token?: string } = JSON.parse(localStorage.getItem('celebra-session') ?? '{}');
    return session.access_token ?? '';
  });
  const answer = await page.request.post(`/rest/v1/rpc/${name}`, {
    headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${token}` },
    data: body,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

/** A wedding of 24,000 €, made without the wizard; gives its id. */
export async function newPlan(page: Page, facts: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID();
  await call(page, 'create_event_plan', {
    plan: {
      id,
      name: 'Boda de Íñigo y Zoë',
      event_type: 'wedding',
      event_date: '2127-06-12',
      budget: '24000.00',
      currency: 'EUR',
      duration: 9,
      guest_count: 100,
      country: 'ES',
      region: 'ES-AN',
      city: 'Sevilla',
      location_type: 'indoor',
      couple_type: 'groom-and-bride',
      ...facts,
    },
    categories: [{ category: 'venue', selected: true, allocated_amount: '24000.00' }],
  });
  return id;
}
