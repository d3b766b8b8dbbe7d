/** Input that arrived before hydration. A click has no value; typing and choices have one. */
export interface EarlyInput {
  target: EventTarget | null;
  value?: string;
}

declare global {
  interface Window {
    /** Set by the boot script of prerendered pages. */
    early?: { inputs: readonly EarlyInput[]; stop: () => void; hydrate?: () => Promise<void> };
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/**
 * Sets a field's value so that React notices the change. React compares with the value set through the
 * element's own property, so the default is restored there first. The prototype's setter then sets the new
 * value without React's tracking.
 */
function retype(field: Field, value: string): void {
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Replays input from before hydration to React: first typed text, then clicks. */
export function applyEarlyInput(inputs: readonly EarlyInput[]): void {
  const typed = new Map<Field, string>();
  for (const { target, value } of inputs)
    if (isField(target) && value !== undefined) typed.set(target, value);
  for (const [field, value] of typed) {
    if (!isCheckable(field)) retype(field, value);
    else if (field.checked !== field.defaultChecked) {
      field.checked = field.defaultChecked;
      field.click();
    }
  }
  for (const { target, value } of inputs) {
    const button = value === undefined && target instanceof Element && target.closest('button');
    if (button && !button.popoverTargetElement) button.click();
  }
}
