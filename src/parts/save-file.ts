/** A name that every file system takes. */
const plain = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');

/** Saves a text as a file on the reader's device, named after the plan, if any, and what it holds. */
export function saveFile(
  plan: string,
  what: string,
  { ending, type, text }: { ending: string; type: string; text: string },
): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = `${[plan, what].map(plain).filter(Boolean).join('-')}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
