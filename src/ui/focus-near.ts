import { focusHeading } from './focus-heading';

const ROW = 'li, tr, [role="listitem"], [role="row"]';
const LIST = 'ul, ol, tbody, [role="list"], [role="rowgroup"]';
const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Where the focus was, so that a nearby element can be found if the focused one disappears. */
export interface FocusPlace {
  readonly element: Element;
  readonly row: Element | null;
  readonly list: Element | null;
  /** The row's index in its list, and the control's index in its row. */
  readonly rowIndex: number;
  readonly controlIndex: number;
  readonly ancestors: readonly Element[];
  readonly headings: readonly HTMLElement[];
}

const rowsOf = (list: Element): Element[] =>
  [...list.querySelectorAll(ROW)].filter((row) => row.parentElement?.closest(LIST) === list);
const controlsOf = (row: Element): HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => control.tabIndex >= 0 && !control.closest('[hidden], [inert]'),
  );

function ancestorsOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let next = element.parentElement; next && next !== document.body; next = next.parentElement)
    found.push(next);
  return found;
}

const headingsAbove = (element: Element): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('h1, h2, h3')]
    .filter((one) => one.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
    .reverse();

/**
 * Returns the focused element. For an element in a menu, returns the menu's button, because a press opens the
 * menu without focusing the button.
 */
export function focusOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  const menu = target.closest('[role=menu]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : target;
}

export function focusPlace(element: Element): FocusPlace {
  const row = element.closest(ROW);
  const list = row?.parentElement?.closest(LIST) ?? null;
  const controls: readonly Element[] = row ? controlsOf(row) : [];
  return {
    element,
    row,
    list,
    rowIndex: row && list ? rowsOf(list).indexOf(row) : -1,
    controlIndex: controls.indexOf(element),
    ancestors: ancestorsOf(element),
    headings: headingsAbove(element),
  };
}

const atMost = <T>(all: readonly T[], index: number): T | undefined =>
  all[Math.min(Math.max(index, 0), all.length - 1)];

/**
 * Returns the nearest remaining heading above a place, in the same dialog or page. Visible headings are
 * preferred.
 */
function headingNear({ ancestors, headings }: FocusPlace): HTMLElement | null {
  const left = ancestors.filter((one) => one.isConnected);
  const around = left.find((one) => one.matches('[role=dialog], main')) ?? left[0];
  // A closed dialog restores the focus itself.
  if (!around) return null;
  const there = headings.filter((one) => one.isConnected && around.contains(one));
  const seen = there.find((one) => !one.classList.contains('sr-only'));
  return seen ?? there[0] ?? around.querySelector<HTMLElement>('h1, h2, h3');
}

/**
 * Focuses the element nearest to a place: another control of the row, otherwise the row that replaced it,
 * otherwise the heading.
 */
export function focusNear(place: FocusPlace): boolean {
  const { row, list, rowIndex, controlIndex } = place;
  const into = row?.isConnected ? row : list?.isConnected ? atMost(rowsOf(list), rowIndex) : undefined;
  const control = into && atMost(controlsOf(into), controlIndex);
  if (control) {
    control.focus();
    return true;
  }
  const heading = headingNear(place);
  if (heading) focusHeading(heading);
  return heading !== null;
}
