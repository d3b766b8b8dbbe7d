/**
 * Text typed into a form outside plans stays in this tab until it is sent. The prefix celebra- has it deleted
 * on sign-out.
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

/** Where the device refuses, the page itself still has the text. */
export function keepTyping(form: string, values: Readonly<Record<string, string>>): void {
  try {
    if (Object.values(values).some(Boolean))
      sessionStorage.setItem(`celebra-${form}`, JSON.stringify(values));
    else sessionStorage.removeItem(`celebra-${form}`);
  } catch {
    // Ignored: the text is lost only if this tab is closed before sending.
  }
}
