import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { build } from 'vite';
import { auth } from '../../src/locales/es/auth';
import { common } from '../../src/locales/es/common';
import { now } from '../../src/locales/es/now';
import { wizard } from '../../src/locales/es/wizard';
import { launch } from './browse';
import type { Figure } from './figure';
import { preview } from './preview';

const ROOT = join(import.meta.dirname, '../..');
const MOST_TAPS = 20;
/** Limit relative to the sum of the pauses before taps. */
const MOST_TIME = 4;
/** Pause before each tap, as long as that of a person who knows the way. */
const BEFORE_A_TAP_MS = 700;
const PASSWORD = 'Una clave larga 1';

/**
 * Counts taps. Filling in a field counts as one tap, because the phone's own keyboard or date picker does the
 * rest.
 */
function fingerOn() {
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.waitFor();
    await pause(BEFORE_A_TAP_MS);
    await target.tap();
    taps += 1;
  };
  const write = async (target: Locator, text: string) => {
    await tap(target);
    await target.fill(text);
  };
  return { tap, write, taps: () => taps };
}

async function mailedLink(page: Page, to: string): Promise<string> {
  for (;;) {
    const answer = await page.request.get(`/__mailbox/messages.json?to=${encodeURIComponent(to)}`);
    const [mail] = (await answer.json()) as { text: string }[];
    const link = mail && /https?:\/\/\S*token_hash=[^\s"<)]+/.exec(mail.text)?.[0];
    if (link) return link.replaceAll('&amp;', '&');
    await pause(100);
  }
}

/** Goes from the sign-up page to a plan that shows its next tasks. */
async function walk(page: Page): Promise<{ taps: number; seconds: number }> {
  const finger = fingerOn();
  const email = `robot-${Date.now()}@example.com`;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const next = async (title: string) => {
    await finger.tap(button(wizard.next));
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  };
  const began = Date.now();
  await page.goto('/auth?mode=sign-up');
  await finger.write(page.getByLabel(auth.fullName), 'Ana Núñez');
  await finger.write(page.getByLabel(auth.email), email);
  await finger.write(page.getByLabel(auth.password, { exact: true }), PASSWORD);
  await finger.tap(button(auth.signUp.submit));
  const link = await mailedLink(page, email);
  await pause(BEFORE_A_TAP_MS);
  await page.goto(link);
  await finger.tap(button(auth.link.confirm));

  await finger.write(page.getByLabel(wizard.name.label), 'Boda de Ana y Luis');
  // The type is derived from the name when the name field loses focus.
  await page.getByLabel(wizard.name.label).blur();
  const wedding = page.getByRole('radio', { name: common.eventType.wedding });
  if (!(await wedding.isChecked())) await finger.tap(wedding.locator('..'));
  await next(wizard.details.title);
  const date = page.getByLabel(wizard.details.date);
  if (!(await date.inputValue())) await finger.write(date, `${new Date().getFullYear() + 1}-07-17`);
  await finger.write(page.getByLabel(wizard.details.city), 'Toledo');
  await finger.write(page.getByLabel(wizard.details.budget), '24000');
  await next(wizard.size.title);
  const guests = page.getByLabel(wizard.size.guests);
  if (!(await guests.inputValue())) await finger.write(guests, '110');
  const indoor = page.getByRole('radio', { name: new RegExp(common.locationType.indoor) });
  if (!(await indoor.isChecked())) await finger.tap(indoor.locator('..'));
  await next(wizard.categories.title);
  await next(wizard.priorities.title);
  await next(wizard.review.title);
  await next(wizard.couple.title);
  await finger.tap(page.getByRole('radio', { name: common.coupleType['groom-and-bride'] }).locator('..'));
  await finger.tap(button(wizard.create));
  await page.getByRole('link', { name: now.allTasks }).waitFor();
  // Opening the link in the email also counts as a tap.
  return { taps: finger.taps() + 1, seconds: (Date.now() - began) / 1000 };
}

/** Measures how many taps and seconds a new person needs on a phone to get a plan. */
export async function phonePathFigures(): Promise<Figure[]> {
  const dist = mkdtempSync(join(tmpdir(), 'celebra-dist-'));
  await build({ root: ROOT, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } });
  const data = mkdtempSync(join(tmpdir(), 'celebra-data-'));
  const site = await preview(dist, data);
  const browser = await launch();
  try {
    const context = await browser.newContext({
      baseURL: site.origin,
      viewport: { width: 375, height: 812 },
      hasTouch: true,
      isMobile: true,
      locale: 'es-ES',
    });
    const { taps, seconds } = await walk(await context.newPage());
    const pauses = (taps * BEFORE_A_TAP_MS) / 1000;
    return [
      {
        name: 'sign-up to a plan with its checklist on a phone',
        value: taps,
        unit: 'taps',
        limit: MOST_TAPS,
        ok: taps <= MOST_TAPS,
      },
      {
        name: 'the same, 0.7 s before each tap',
        value: seconds,
        unit: 's',
        floor: `the pauses (${pauses.toPrecision(2)} s)`,
        ratio: seconds / pauses,
        limit: MOST_TIME,
        ok: seconds / pauses <= MOST_TIME,
      },
    ];
  } finally {
    await browser.close();
    await site.kill();
    for (const folder of [dist, data]) rmSync(folder, { recursive: true, force: true });
  }
}
