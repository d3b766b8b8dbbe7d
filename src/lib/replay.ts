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

/** What a reader did before the app could answer. */
interface Kept {
  /** Does it all again, and keeps nothing more. */
  replay: () => void;
  /** Keeps nothing more. */
  stop: () => void;
}

/**
 * Keeps what the reader does in a part of the page before the app is there: presses of buttons, sent forms, typed and
 * chosen values. Links and what the browser does by itself (details, popovers) work meanwhile.
 */
export function keepForReplay(within: Node = document): Kept {
  const deeds: (() => void)[] = [];
  /** With what was typed: by the time it is needed the app may have drawn the field anew, and empty. */
  const fields = new Map<Typed, string>();
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const isWithin = (target: EventTarget | null) => target instanceof Node && within.contains(target);

  addEventListener(
    'click',
    ({ target }) => {
      if (!isWithin(target)) return;
      const button = target instanceof Element && target.closest('button');
      if (!button || button.popoverTargetElement || (button.form && button.type === 'submit')) return;
      deeds.push(() => button.click());
    },
    options,
  );
  addEventListener(
    'submit',
    (event) => {
      if (!isWithin(event.target)) return;
      event.preventDefault();
      const { target: form } = event;
      const submitter = event instanceof SubmitEvent ? event.submitter : null;
      if (!(form instanceof HTMLFormElement)) return;
      deeds.push(() => {
        // A form whose own part of the app is not there yet would leave the page.
        const stay = (again: SubmitEvent) => again.preventDefault();
        addEventListener('submit', stay);
        form.requestSubmit(submitter);
        removeEventListener('submit', stay);
      });
    },
    options,
  );
  addEventListener(
    'input',
    ({ target }) => {
      if (isWithin(target) && isTyped(target)) fields.set(target, target.value);
    },
    options,
  );

  const replay = () => {
    stop.abort();
    for (const [field, value] of fields) {
      if (toggles(field)) {
        if (field.checked === field.defaultChecked) continue;
        field.checked = field.defaultChecked;
        field.click();
      } else typeAgain(field, value);
    }
    for (const again of deeds) again();
  };
  return { replay, stop: () => stop.abort() };
}
