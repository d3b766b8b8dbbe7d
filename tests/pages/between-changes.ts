let made = new Map<() => unknown, unknown>();
const changes = new MutationObserver(() => {
  made = new Map();
});
changes.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });

/** What is reckoned from the document: once between two changes of it. Elements elsewhere aren't watched. */
export function betweenChanges<T>(make: () => T): () => T {
  return () => {
    if (changes.takeRecords().length > 0) made = new Map();
    if (!made.has(make)) made.set(make, make());
    return made.get(make) as T;
  };
}
