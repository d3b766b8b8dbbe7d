/**
 * Reads the text entered into a form that belongs to no plan. This tab keeps the text until the form is sent.
 * Sign-out deletes every key that begins with celebra-.
 */
export function readTyping<Field extends string>(
  form: string,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(`celebra-${form}`) ?? '{}');
    const entries = new Map(Object.entries(kept ?? {}));
    const found: Partial<Record<Field, string>> = {};
    for (const field of fields) {
      const value: unknown = entries.get(field);
      if (typeof value === 'string') found[field] = value;
    }
    return found;
  } catch {
    return {};
  }
}

/** Stores the text typed into a form. If the device refuses, only the page has the text. */
export function keepTyping(form: string, values: Readonly<Record<string, string>>): void {
  try {
    if (Object.values(values).some(Boolean))
      sessionStorage.setItem(`celebra-${form}`, JSON.stringify(values));
    else sessionStorage.removeItem(`celebra-${form}`);
  } catch {
    // Ignored: the text is lost only if the tab is closed before sending.
  }
}
