import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { type PipeableStream, renderToPipeableStream } from 'react-dom/server';
import { log } from '../log';

/** Time limit for rendering, in milliseconds. After it, the browser renders the missing parts. */
const renderTimeout = 5000;

/**
 * Renders a complete document to text. Its data is already there, so streaming would gain nothing.
 * @returns the HTML, and whether a part failed and was replaced by its fallback
 */
export async function renderDocument(
  document: ReactNode,
): Promise<{ html: string; failed: boolean }> {
  let failed = false;
  const rendered = await new Promise<PipeableStream>((resolve, reject) => {
    const stream = renderToPipeableStream(document, {
      // Larger than any page, so that React does not move parts by inline scripts, which the policy forbids.
      progressiveChunkSize: 1_000_000,
      onAllReady() {
        clearTimeout(timer);
        resolve(stream);
      },
      onShellError: reject,
      onError(error) {
        failed = true;
        log('error', 'part of a page failed to render', { error });
      },
    });
    const timer = setTimeout(() => stream.abort(), renderTimeout);
  });
  return { html: await text(rendered.pipe(new PassThrough())), failed };
}
