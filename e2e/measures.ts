import type { Page } from '@playwright/test';

/**
 * Measures horizontal overflow, texts that can't be scrolled into view, cut-off figures in a treemap, and
 * targets smaller than 24 px.
 */
export const measureNarrow = (page: Page) =>
  page.evaluate(async () => {
    // Waits two frames, because charts are drawn again after their width has changed.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const visible = (box: DOMRect) => box.width > 2 && box.height > 2;
    const targets = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [role=slider], [role=button], [tabindex="0"]',
      ),
    ].filter((one) => {
      const style = getComputedStyle(one);
      const isProse = one.matches('a') && style.display === 'inline' && one.closest('p, li, dd, td') !== null;
      // A seating table drawn to scale is allowed to be small, because the list view offers the same actions
      // (WCAG 2.5.8).
      const isToScale = one.closest('svg [data-thing]') !== null;
      return !isProse && !isToScale && style.visibility !== 'hidden' && visible(one.getBoundingClientRect());
    });
    // Pressing a label presses its control, so the size of the label counts.
    const boxOf = (one: HTMLElement) => (one.closest('label') ?? one).getBoundingClientRect();
    const small = targets
      .filter(
        (one) => Math.min(boxOf(one).width, boxOf(one).height) < 23.5 && !one.classList.contains('sr-only'),
      )
      .map((one) => `${one.outerHTML.slice(0, 140)} ${JSON.stringify(boxOf(one))}`);
    const { scrollWidth, clientWidth } = document.documentElement;
    const canScroll = (one: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(one).overflowX) ||
      (one.parentElement !== null && canScroll(one.parentElement));
    const lost = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, th, td, dt, dd, label, button)')]
      // Ignores texts that are visible only to screen readers.
      .filter((one) => visible(one.getBoundingClientRect()) && !canScroll(one) && !one.closest('.sr-only'))
      .filter((one) => one.getBoundingClientRect().right > clientWidth + 1)
      .map((one) => one.textContent?.slice(0, 60));
    const cut = [...document.querySelectorAll('main foreignObject .tabular')].flatMap((figure) => {
      const [cell, line] = [figure.closest('foreignObject') ?? figure, figure].map((one) =>
        one.getBoundingClientRect(),
      );
      const words = figure.lastElementChild?.getBoundingClientRect();
      if (!cell || !line || !words) return [];
      const bottom = Math.min(cell.bottom, line.bottom);
      const isOut = words.left > cell.right - 1 || words.top > bottom - 1;
      const isIn = words.right < cell.right + 1 && words.bottom < bottom + 2;
      return isOut || isIn ? [] : [figure.textContent];
    });
    return { beyond: scrollWidth - clientWidth, lost, cut, small };
  });

/** Measures horizontal overflow, texts that extend beyond the page, and headings that are cut off. */
export const measureLarge = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { scrollWidth, clientWidth } = document.documentElement;
    const boxOf = (one: Element) => one.getBoundingClientRect();
    const seen = (one: Element) => boxOf(one).width > 2 && boxOf(one).height > 2;
    const above = (one: Element): Element[] =>
      one.parentElement ? [one.parentElement, ...above(one.parentElement)] : [];
    const overflows = (one: Element, how: RegExp) => {
      const { overflowX, overflowY } = getComputedStyle(one);
      return how.test(overflowX) || how.test(overflowY);
    };
    const canScroll = (one: Element) => [one, ...above(one)].some((each) => overflows(each, /auto|scroll/));
    const texts = [
      ...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, th, td, dt, dd, label, button)'),
    ].filter(
      (one) =>
        seen(one) &&
        !canScroll(one) &&
        !one.closest('[aria-hidden=true], .sr-only') &&
        one.textContent?.trim(),
    );
    const lost = texts.filter((one) => boxOf(one).right > clientWidth + 1 || boxOf(one).left < -1);
    const cut = texts
      // Ignores headings that are not drawn yet, because their height is only a placeholder.
      .filter((one) => one.matches('h1, h2, h3, h4') && one.checkVisibility({ contentVisibilityAuto: true }))
      .filter((one) =>
        [one, ...above(one)]
          .filter((each) => overflows(each, /hidden|clip/))
          .some(
            (each) =>
              one.scrollWidth > one.clientWidth + 1 ||
              boxOf(one).right > boxOf(each).right + 1 ||
              boxOf(one).bottom > boxOf(each).bottom + 1,
          ),
      );
    const wordsOf = (some: Element[]) => some.map(({ textContent }) => textContent?.slice(0, 60));
    return {
      size: getComputedStyle(document.documentElement).fontSize,
      beyond: scrollWidth - clientWidth,
      lost: wordsOf(lost),
      cut: wordsOf(cut),
    };
  });
