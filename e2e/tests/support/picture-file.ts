import type { Page } from '@playwright/test';

/** A picture that the library does not have yet, as a file to upload. */
export async function pictureFile(page: Page, colour: string) {
  const bytes = await page.evaluate(async (fill) => {
    const canvas = new OffscreenCanvas(900, 600);
    const context = canvas.getContext('2d')!;
    context.fillStyle = fill;
    // Each file is different, so that the library treats it as a new picture.
    context.fillRect(0, 0, 900, 500 + Math.random() * 90);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, colour);
  return { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from(bytes) };
}
