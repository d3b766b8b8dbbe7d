import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { dirname } from 'node:path';
import type TestingLibrary from '@testing-library/dom';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { Builder, Key, type WebElement } from 'selenium-webdriver';
import { FIREFOX, isThere, WEBKIT } from './packages.mjs';

declare global {
  interface Window {
    TestingLibraryDom?: typeof TestingLibrary;
    /** Errors that the page has thrown since the first check. */
    thrown?: string[];
  }
}

/** An element as a person would name it: its role, or `field`, and the beginning of its name. */
export type Place = readonly [
  kind: 'button' | 'checkbox' | 'heading' | 'link' | 'menuitem' | 'radio' | 'field',
  name: string,
];

/** Operations that both engines offer. Each acts on the first element that matches. */
export interface Engine {
  goto(url: string): Promise<void>;
  run<T>(look: (...args: string[]) => T, ...args: string[]): Promise<Awaited<T>>;
  press(...place: Place): Promise<boolean>;
  type(place: Place, text: string): Promise<boolean>;
  resize(width: number, height: number): Promise<void>;
  picture(path: string): Promise<void>;
  close(): Promise<void>;
}

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
const hasLibrary = () => 'TestingLibraryDom' in window;
function noteErrors(): void {
  const thrown: string[] = [];
  window.thrown = thrown;
  addEventListener('error', ({ message }) => thrown.push(message));
  addEventListener('unhandledrejection', ({ reason }) => thrown.push(String(reason)));
}

/**
 * Returns the element to press or to type into. For a radio button or checkbox, returns the label, because
 * that is what a finger touches.
 */
function find(kind: Place[0], name: string): HTMLElement | null {
  const { queryAllByLabelText, queryAllByRole } = window.TestingLibraryDom ?? {};
  if (kind === 'field')
    return queryAllByLabelText?.(document.body, (text) => text.startsWith(name))[0] ?? null;
  const found = queryAllByRole?.(document.body, kind, { name: (text) => text.startsWith(name) })[0] ?? null;
  return found && (kind === 'radio' || kind === 'checkbox') ? (found.closest('label') ?? found) : found;
}

/** Selects the field's text, so that typing replaces it. */
function select(field: HTMLElement | null): void {
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}

function write(path: string, picture: Uint8Array | string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture, typeof picture === 'string' ? 'base64' : undefined);
}

/**
 * Errors that occur if an element is pressed while it is moving or being replaced. The press is then
 * repeated.
 */
const ELUSIVE =
  /^(?:ElementNotInteractable|ElementClickIntercepted|StaleElementReference)Error$|not clickable|detached/;
async function meets(act: () => Promise<void>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof Error && (ELUSIVE.test(error.name) || ELUSIVE.test(error.message))) return false;
    throw error;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Opens WebKitGTK with its own driver on a virtual display. */
async function openWebKit(): Promise<Engine> {
  const display = spawn(WEBKIT.display, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [shown] = await once(display.stdout, 'data');
  const port = await freePort();
  const service = spawn(WEBKIT.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(shown).trim()}`, LC_ALL: 'C.UTF-8' },
  });
  const stop = () => {
    service.kill();
    display.kill();
  };
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    );
  while (service.exitCode === null && !(await answers()));
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: WEBKIT.browser, args: ['--automation'] },
    })
    .build()
    .catch((error: unknown) => {
      stop();
      throw error;
    });
  const element = async (place: Place): Promise<WebElement | null> => {
    if (!(await driver.executeScript(hasLibrary))) {
      await driver.executeScript(LIBRARY);
      await driver.executeScript(noteErrors);
    }
    return driver.executeScript(find, ...place);
  };
  return {
    goto: (url) => driver.get(url),
    run: (look, ...args) => driver.executeScript(look, ...args),
    press: async (...place) => {
      const found = await element(place);
      return found !== null && meets(() => found.click());
    },
    type: async (place, text) => {
      const found = await element(place);
      await driver.executeScript(select, found);
      return found !== null && meets(() => found.sendKeys(text.replaceAll('\n', Key.ENTER)));
    },
    resize: (width, height) =>
      driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width, height })
        .then(() => {}),
    picture: async (path) => write(path, await driver.takeScreenshot()),
    close: async () => {
      await driver.quit().finally(stop);
    },
  };
}

/** Opens Firefox by its built-in WebDriver BiDi, because Debian has no package of geckodriver. */
async function openFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX.browser,
    headless: true,
    defaultViewport: null,
  });
  const page = await browser.newPage();
  const element = async (place: Place) => {
    if (!(await page.evaluate(hasLibrary))) {
      await page.evaluate(LIBRARY);
      await page.evaluate(noteErrors);
    }
    return (await page.evaluateHandle(find, ...place)).asElement() as ElementHandle<HTMLElement> | null;
  };
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    run: (look, ...args) => page.evaluate(look, ...args),
    press: async (...place) => {
      const found = await element(place);
      return found !== null && meets(() => found.click());
    },
    type: async (place, text) => {
      const found = await element(place);
      await found?.evaluate(select);
      await page.keyboard.type(text);
      return found !== null;
    },
    resize: (width, height) => page.setViewport({ width, height }),
    picture: async (path) => write(path, await page.screenshot()),
    close: () => browser.close(),
  };
}

/** The engines, each with the language that it uses when not both languages are tested. */
export const ENGINES = [
  { name: 'WebKitGTK', isThere: isThere(WEBKIT), language: 'es', open: openWebKit },
  { name: 'Firefox', isThere: isThere(FIREFOX), language: 'en', open: openFirefox },
] as const;
