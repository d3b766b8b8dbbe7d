const ROW = 'li, tr, [role="listitem"], [role="row"]';
const LIST = 'ul, ol, tbody, [role="list"], [role="rowgroup"]';
const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Where the focus was, told so that a place near it is found when the element is gone. */
export interface Place {
  readonly element: Element;
  readonly row: Element | null;
  readonly list: Element | null;
  /** The row's index in its list, and the element's among the row's controls. */
  readonly rowIndex: number;
  readonly controlIndex: number;
  /** What the element stood in, nearest first. */
  readonly ancestors: readonly Element[];
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

/** What takes the focus, seen from the page: of a menu its button, which a press opens without focusing it. */
export function focusOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  const menu = target.closest('[role=menu]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : target;
}

export function placeOf(element: Element): Place {
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
  };
}

/** A heading takes the focus by script alone: no stop of the Tab key. */
export function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

const atMost = <T>(all: readonly T[], index: number): T | undefined =>
  all[Math.min(Math.max(index, 0), all.length - 1)];

/** Focuses what is nearest to a place: another control of the row, else the row that is now there, else its heading. */
export function focusNear({ row, list, rowIndex, controlIndex, ancestors }: Place): boolean {
  const into = row?.isConnected ? row : list?.isConnected ? atMost(rowsOf(list), rowIndex) : undefined;
  const control = into && atMost(controlsOf(into), controlIndex);
  if (control) {
    control.focus();
    return true;
  }
  for (const around of ancestors) {
    const heading = around.isConnected && around.querySelector<HTMLElement>('h1, h2, h3');
    if (!heading) continue;
    focusHeading(heading);
    return true;
  }
  return false;
}
