import { expect } from '@playwright/test';
import type { Language } from '../fixtures';
import type { DelayedHost } from './delayed-host';
import type { Engine, Place } from './engines';

export interface Visit {
  engine: Engine;
  host: DelayedHost;
  language: Language;
  name: string;
}

export const press = (engine: Engine, ...place: Place) =>
  expect.poll(() => engine.press(...place), place.join(' ')).toBe(true);
export const type = (engine: Engine, place: Place, text: string) =>
  expect.poll(() => engine.type(place, text), place.join(' ')).toBe(true);
export const shows = (engine: Engine, text: string) =>
  expect
    .poll(() => engine.run((sought = '') => document.body.textContent.includes(sought), text), {
      message: `“${text}” on screen`,
    })
    .toBe(true);
export const isAt = (engine: Engine, path: RegExp) =>
  expect.poll(() => engine.run(() => location.pathname), 'address').toMatch(path);

/** Waits until the service has stored every change. */
export const isSent = ({ engine }: Visit) =>
  expect
    .poll(
      () =>
        engine.run(
          () =>
            new Promise<number>((resolve) => {
              // WebKit sometimes doesn't answer the first read. Therefore a read times out after five seconds
              // and is repeated.
              setTimeout(resolve, 5_000, -1);
              indexedDB.open('celebra-outbox').onsuccess = ({ target }) => {
                const { result } = target as IDBOpenDBRequest;
                const reading = result.transaction('entries');
                const keys = reading.objectStore('entries').getAllKeys();
                reading.commit();
                reading.oncomplete = () => {
                  result.close();
                  resolve(keys.result.filter((key) => String(key).includes(':entry:')).length);
                };
              };
            }),
        ),
      'changes waiting',
    )
    .toBe(0);
