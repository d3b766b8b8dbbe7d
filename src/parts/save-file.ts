/** Replaces everything except letters and digits, so that every file system accepts the name. */
const plain = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');

export function saveAs(file_name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = file_name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Downloads text or bytes as a file. The file is named after its content and, if there is one, the plan. */
export function saveFile(
  plan: string,
  what: string,
  { ending, type, text }: { ending: string; type: string; text: string | Blob },
): void {
  saveAs(
    `${[plan, what].map(plain).filter(Boolean).join('-')}.${ending}`,
    typeof text === 'string' ? new Blob([text], { type: `${type};charset=utf-8` }) : text,
  );
}

/**
 * Copies a text to the clipboard. Resolves to false if the browser refuses or has no clipboard, as on pages
 * without HTTPS.
 */
export const copyText = (text: string): Promise<boolean> =>
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    );
