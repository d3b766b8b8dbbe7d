import { betweenChanges } from './between-changes';

/**
 * Each look for a role asks whether every ancestor is hidden, and jsdom reckons an element's style anew at every
 * question, rule by rule: here the three properties that such looks ask for are told from what decides them. Everything
 * else is reckoned, once between two changes of the document.
 */
const view = document.defaultView;
if (!view) throw new Error('The document has no window');
const reckon = view.getComputedStyle.bind(view);

const ASKED: Record<string, string> = {
  display: 'display',
  visibility: 'visibility',
  pointerEvents: 'pointer-events',
  'pointer-events': 'pointer-events',
};
/** What an element inherits where nothing around it says otherwise. */
const INHERITED: Record<string, string> = { visibility: 'visible', 'pointer-events': 'auto' };

const reckoned = betweenChanges(() => new WeakMap<Element, CSSStyleDeclaration>());
const inheriting = betweenChanges(() => new WeakMap<Element, boolean>());
/** Whether no stylesheet of the page says how things are seen and pressed. */
const sheetsAreSilent = betweenChanges(
  () =>
    ![...document.styleSheets].some(({ cssRules }) =>
      [...cssRules].some(({ cssText }) => /display|visibility|pointer-events|all:|@import/.test(cssText)),
    ),
);

function whole(element: Element): CSSStyleDeclaration {
  const style = reckoned().get(element) ?? reckon(element);
  reckoned().set(element, style);
  return style;
}

const says = (element: Element, properties: RegExp): boolean =>
  properties.test(element.getAttribute('style') ?? '');

/** Whether neither the element nor what it stands in says how it is seen and pressed; hidden parts of tables collapse. */
function inherits(element: Element): boolean {
  const before = inheriting().get(element);
  if (before !== undefined) return before;
  const told = element.hasAttribute('hidden') || says(element, /visibility|pointer-events|all:/);
  const found = !told && (element.parentElement === null || inherits(element.parentElement));
  inheriting().set(element, found);
  return found;
}

/** What elements are displayed as, by all that jsdom's own stylesheet asks of most of them. */
const displays = new Map<string, string>();

function displayOf(element: Element): string {
  const { localName, namespaceURI } = element;
  if (
    /^(dialog|summary|embed)$/.test(localName) ||
    element.hasAttribute('popover') ||
    says(element, /display|all:/)
  )
    return whole(element).display;
  const type = localName === 'input' ? element.getAttribute('type') : null;
  const kind = JSON.stringify([localName, namespaceURI, element.getAttribute('hidden'), type]);
  const found = displays.get(kind) ?? whole(element).display;
  displays.set(kind, found);
  return found;
}

function told(element: Element, property: string): string {
  if (!sheetsAreSilent()) return whole(element).getPropertyValue(property);
  if (property === 'display') return displayOf(element);
  return (inherits(element) && INHERITED[property]) || whole(element).getPropertyValue(property);
}

const asked: ProxyHandler<Element> = {
  get(element, key) {
    const property = typeof key === 'string' ? ASKED[key] : undefined;
    if (property) return told(element, property);
    if (key === 'getPropertyValue')
      return (name: string) =>
        ASKED[name] ? told(element, ASKED[name]) : whole(element).getPropertyValue(name);
    const style = whole(element);
    const value = Reflect.get(style, key, style);
    return typeof value === 'function' ? value.bind(style) : value;
  },
};

view.getComputedStyle = (element, part) =>
  part || !element.isConnected || element.ownerDocument !== document
    ? reckon(element, part)
    : (new Proxy(element, asked) as unknown as CSSStyleDeclaration);
