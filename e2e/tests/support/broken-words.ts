import type { Page } from '@playwright/test';

/**
 * Finds words of a page or of an element that are broken over two lines without a hyphen or space. Words of
 * more than 30 letters are ignored, because no line is long enough for them.
 */
export function brokenWords(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const isRead = ({ parentElement: parent }: Node) =>
      parent?.checkVisibility() === true && !parent.closest('.visually-hidden, script, style');
    const isBroken = (node: Text, word: RegExpMatchArray) => {
      const range = document.createRange();
      range.setStart(node, word.index ?? 0);
      range.setEnd(node, (word.index ?? 0) + word[0].length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      return Math.abs((lines.at(-1)?.top ?? 0) - (lines[0]?.top ?? 0)) > 4;
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(
      document.querySelector(selector) ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!(node instanceof Text) || !isRead(node)) continue;
      for (const word of node.data.matchAll(/[\p{L}\p{N}]{3,}/gu)) {
        if (word[0].length <= 30 && isBroken(node, word)) found.push(word[0]);
      }
    }
    return found;
  }, within);
}
