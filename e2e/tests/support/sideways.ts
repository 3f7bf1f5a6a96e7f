import { expect, type Page } from '@playwright/test';

/** Checks that the page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const boxes = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => element.outerHTML.slice(0, 120));
    // Text that overflows its box also makes the page wider.
    return boxes.length > 0 ? boxes : [`text, ${scrollWidth} px`];
  });
  expect(wide, `what is wider than the page at ${page.viewportSize()?.width} px`).toEqual([]);
}
