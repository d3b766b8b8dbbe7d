type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTyped = (target: EventTarget | null): target is Typed =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const toggles = (field: Typed): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/**
 * Types a value again. The library compares with what was last set through the field's own property, so that goes
 * back first; the browser's setter then does what typing does.
 */
function typeAgain(field: Typed, value: string): void {
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Keeps what the reader does before the app is there: presses of buttons, sent forms, typed and chosen values; and
 * later the same in parts that still stand as they were drawn (src/lib/as-drawn.ts). Links and what the browser does by
 * itself (details, popovers) work meanwhile. Returns what does it again, where the page answers by now.
 */
export function keepForReplay(): (within: Node) => void {
  let deeds: { on: Element; again: () => void }[] = [];
  /** With what was typed: by the time it is needed the app may have drawn the field anew, and empty. */
  const fields = new Map<Typed, string>();
  let appIsThere = false;
  const waits = (place: Element) => !appIsThere || place.closest('[data-drawn]') !== null;

  // On the way back up: whoever has answered a press by then no longer waits.
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (!button || button.popoverTargetElement || (button.form && button.type === 'submit')) return;
    if (waits(button)) deeds.push({ on: button, again: () => button.click() });
  });
  addEventListener('submit', (event) => {
    const { target: form } = event;
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    if (!(form instanceof HTMLFormElement) || !waits(form)) return;
    event.preventDefault();
    deeds.push({ on: form, again: () => form.requestSubmit(submitter) });
  });
  // On the way down: a part that answers because of this very key takes the value for the one it was drawn with. To
  // type it again does no harm.
  addEventListener(
    'input',
    ({ target }) => {
      if (isTyped(target) && waits(target)) fields.set(target, target.value);
    },
    true,
  );

  return (within) => {
    appIsThere = true;
    const isReady = (on: Element) => (within.contains(on) || !on.isConnected) && !waits(on);
    for (const [field, value] of fields) {
      if (!isReady(field)) continue;
      fields.delete(field);
      if (toggles(field)) {
        if (field.checked === field.defaultChecked) continue;
        field.checked = field.defaultChecked;
        field.click();
      } else typeAgain(field, value);
    }
    const ready = deeds.filter(({ on }) => isReady(on));
    deeds = deeds.filter(({ on }) => !isReady(on));
    for (const { again } of ready) again();
    // Whoever did something there has come near, and may have gone before anybody could see it.
    for (const on of [...fields.keys(), ...deeds.map((deed) => deed.on)])
      if (within.contains(on)) on.dispatchEvent(new Event('pointerover'));
  };
}
