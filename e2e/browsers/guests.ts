import { expect } from '@playwright/test';
import { TEXTS } from '../texts';
import { isAt, isSent, press, shows, type, type Visit } from './steps';

const FAMILY = {
  es: { line: 'Familia García Pérez 4 (2 niños), Valencia, sin gluten', name: 'Familia García Pérez' },
  en: { line: 'The Smith family 4 (2 kids), London, nut allergy', name: 'The Smith family' },
};
const LIST = 'Nombre;Apellidos\nÍñigo;Núñez\nZoë;Ruiz';

/** Adds a household in one line, and sets its first reply by hand. */
export async function keepsGuests(visit: Visit, plan: string): Promise<void> {
  const { engine, host, language } = visit;
  const { guests } = TEXTS[language];
  await engine.goto(`${host.origin}/app/guest-list/${plan}`);
  await type(engine, ['field', guests.quick.label], `${FAMILY[language].line}\n`);
  await shows(engine, FAMILY[language].name);
  await press(engine, 'button', guests.reply.of.split('{{')[0] ?? '');
  await press(engine, 'menuitem', guests.reply.accepted);
  await shows(engine, guests.coming_other.replace('{{count, number}}', '2'));
  await isSent(visit);
}

/** Pastes a guest list, which a web worker reads. Then checks and saves the list. */
export async function importsList(visit: Visit, plan: string): Promise<void> {
  const { engine, host, language } = visit;
  const { guests } = TEXTS[language];
  await engine.goto(`${host.origin}/app/guest-list/${plan}/import`);
  await type(engine, ['field', guests.import.paste], LIST);
  await press(engine, 'button', guests.import.look);
  await press(engine, 'button', guests.import.store_other.replace('{{count, number}}', '2'));
  await isSent(visit);
  await engine.goto(`${host.origin}/app/guest-list/${plan}`);
  await shows(engine, 'Zoë Ruiz');
}

/** Creates a room and lets a web worker find a seat for everybody. */
export async function seats({ engine, host, language }: Visit, plan: string): Promise<void> {
  const { seating } = TEXTS[language];
  await engine.goto(`${host.origin}/app/table-arrangement/${plan}`);
  await press(engine, 'button', seating.empty.make);
  await press(engine, 'button', seating.view.rules);
  await press(engine, 'button', seating.solve.start);
  const everybody = seating.seated
    .replace('{{seated, number}}', '([1-9]\\d*)')
    .replace('{{people, number}}', '\\1');
  const isSeated = () =>
    engine.run((pattern = '') => new RegExp(pattern).test(document.body.textContent), everybody);
  await expect.poll(isSeated, everybody).toBe(true);
}

/** Replies to the invitation by the household's link, in the same browser. */
export async function answers(visit: Visit, plan: string): Promise<void> {
  const { engine, host, language } = visit;
  const { guests, rsvp } = TEXTS[language];
  await engine.goto(`${host.origin}/app/guest-list/${plan}`);
  await press(engine, 'button', FAMILY[language].name);
  await press(engine, 'button', guests.invitation.make);
  const link = () => engine.run(() => document.querySelector<HTMLAnchorElement>('a[href*="/rsvp/"]')?.href);
  await expect.poll(link, 'link').toContain('/rsvp/');
  await engine.goto((await link()) ?? '');
  await isAt(engine, /^\/rsvp\//);
  await press(engine, 'button', rsvp.all);
  await shows(engine, rsvp.saving.saved);
}
