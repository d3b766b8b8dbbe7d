import { expect, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from './fixtures';
import { expectHydrated } from './pages/public-page';

const PUBLIC = [
  '/',
  '/features',
  '/pricing',
  '/methods',
  '/about',
  '/blog',
  '/blog/boda-de-destino',
  '/contact',
  '/privacy',
];

/**
 * Returns the paths of all public pages in a language, including the pages in `more`. The pages in `both`
 * have the same path in both languages.
 */
export const publicPages = (
  language: Language,
  more: readonly string[],
  both: readonly string[],
): string[] => [
  ...[...PUBLIC, ...more].map((path) => `${language === 'en' ? '/en' : ''}${path}`.replace(/(.)\/$/, '$1')),
  ...both,
];

/** Returns the paths of all pages and views of a plan, to be used below /app or /demo. */
export const modulePages = (plan: string): string[] => [
  `/event-plan/${plan}`,
  `/budget-tracking/${plan}`,
  `/budget-tracking/${plan}?view=cash`,
  `/budget-breakdown/${plan}`,
  `/what-if/${plan}`,
  `/event-tasks/${plan}`,
  `/event-tasks/${plan}?view=board`,
  `/event-tasks/${plan}?view=month`,
  `/event-timeline/${plan}`,
  `/event-timeline/${plan}?view=day`,
  `/guest-list/${plan}`,
  `/table-arrangement/${plan}`,
  `/vendor-comparison/venue?plan=${plan}`,
  `/vendor-comparison/venue?plan=${plan}&view=board`,
  `/drinks-wizard?plan=${plan}`,
  `/drinks-preferences?plan=${plan}`,
  `/check-in/${plan}`,
  `/check-in/${plan}/badges`,
  `/analytics?plan=${plan}`,
];

/** Pages with a main list, each with a text of that list's first row. The texts come from `firstRows`. */
const LISTS: readonly (readonly [page: RegExp, row: RegExp])[] = [
  [/\/budget-tracking\/[^?]+$/, /Orquesta|Fotografía/],
  [/\/what-if\//, /Más íntima/],
  [/\/event-tasks\/[^?]+$/, /Llamar a la abuela/],
  [/\/event-timeline\/[^?]+$/, /Orquesta|Llamar|Prueba del menú/],
  [/\/event-timeline\/.*view=day/, /Brindis/],
  [/\/guest-list\/[^/]+$/, /Ríos/],
  [/\/guest-list\/.*invitations$/, /Ríos/],
  [/\/table-arrangement\/.*view=list/, /Amigo/],
  [/\/vendor-comparison\/.*view=board/, /Finca Los Olivos/],
  [/\/check-in\/[^/]+$/, /Ríos/],
  [/\/saved-plans$/, /Celebración/],
];

const rowOf = (address: string): RegExp | undefined => LISTS.find(([page]) => page.test(address))?.[1];

export const isOfList = (address: string): boolean => rowOf(address) !== undefined;

/** Returns the position of the top edge of the list's first row on the page, in pixels. */
export async function firstRowTop(page: Page, address: string): Promise<number> {
  const shown = page
    .locator('main :is(li, tr, svg a, [role=row], [role=listitem], section button)')
    .filter({ hasText: rowOf(address) ?? '' })
    .filter({ visible: true });
  return (await shown.first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;
}

/** Waits until the page is hydrated and shows its heading. */
export async function expectArrived(page: Page): Promise<void> {
  await expectHydrated(page);
  await expect(page.locator('main h1').first()).toBeAttached();
  await expect(page.locator('main [role=status] h1')).toHaveCount(0);
}

export async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // A page that nobody touches waits before it loads the app, so the pointer moves.
  await page.mouse.move(1, 1);
  await expectArrived(page);
}

/**
 * Returns half of the addresses, and the other half for the other language. With JOURNEY_LANGUAGES=all,
 * returns all of them.
 */
export const inTurn = (addresses: readonly string[], language: Language): string[] =>
  addresses.filter(
    (_, n) => process.env.JOURNEY_LANGUAGES === 'all' || n % LANGUAGES.length === LANGUAGES.indexOf(language),
  );
