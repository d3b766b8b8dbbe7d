import { betweenChanges } from './between-changes';

/** jsdom walks the whole document for each label of each control at every question; here once for all of them. */
const LABELABLE = 'button, input:not([type="hidden" i]), meter, output, progress, select, textarea';

const labelsOf = betweenChanges(() => {
  const labels = new Map<Element | null, HTMLLabelElement[]>();
  for (const label of document.getElementsByTagName('label')) {
    const named = label.getAttribute('for');
    const control = named === null ? label.querySelector(LABELABLE) : document.getElementById(named);
    labels.set(control, [...(labels.get(control) ?? []), label]);
  }
  return labels;
});

for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
  const own = Object.getOwnPropertyDescriptor(prototype, 'labels');
  Object.defineProperty(prototype, 'labels', {
    ...own,
    get(this: HTMLElement) {
      const told = this.isConnected && this.ownerDocument === document && this.matches(LABELABLE);
      return told ? (labelsOf().get(this) ?? []) : own?.get?.call(this);
    },
  });
}
