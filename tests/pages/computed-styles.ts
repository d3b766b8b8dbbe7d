/**
 * jsdom reckons an element's style at every question, and each look for a role asks for that of every ancestor: here it
 * is reckoned once between two changes of the document.
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
  // Elsewhere changes are not seen.
  if (part || !element.isConnected || element.ownerDocument !== document) return reckon(element, part);
  if (changes.takeRecords().length > 0) forget();
  const style = known.get(element) ?? reckon(element);
  known.set(element, style);
  return style;
};
