/**
 * jsdom computes an element's style at every query, and a search by role needs the styles of all ancestors.
 * This module caches styles until the document changes.
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
  // Changes of elements outside the document aren't observed, so their styles aren't cached.
  if (part || !element.isConnected || element.ownerDocument !== document) return reckon(element, part);
  if (changes.takeRecords().length > 0) forget();
  const style = known.get(element) ?? reckon(element);
  known.set(element, style);
  return style;
};
