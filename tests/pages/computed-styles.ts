/**
 * jsdom computes an element's style at every query, and each search by role needs the style of every
 * ancestor; this module caches styles between changes of the document.
 */
const view = document.defaultView;
if (!view) throw new Error('The document has no window');
const reckon = view.getComputedStyle.bind(view);
let known = new WeakMap<Element, CSSStyleDeclaration>();
const forget = () => {
  known = new WeakMap();
};
const changes = new MutationObserver(forget);
changes.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });

view.getComputedStyle = (element, part) => {
  // Changes outside the document aren't observed.
  if (part || !element.isConnected || element.ownerDocument !== document) return reckon(element, part);
  if (changes.takeRecords().length > 0) forget();
  const style = known.get(element) ?? reckon(element);
  known.set(element, style);
  return style;
};
