import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { log } from './log';

/** Time limit for rendering, in milliseconds. After it, the browser renders the missing parts. */
const renderTimeout = 5000;

/**
 * Renders a complete document to text. Its data is already there, so streaming would gain nothing.
 * @returns the HTML, and whether a part failed and was replaced by its fallback
 */
export function renderDocument(document: ReactNode): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve({ html: Buffer.concat(chunks).toString('utf8'), failed });
        done();
      },
    });
    const stream = renderToPipeableStream(document, {
      // Larger than any page, so that React does not move parts by inline scripts, which the policy forbids.
      progressiveChunkSize: 1_000_000,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError(error) {
        failed = true;
        log('error', 'part of a page failed to render', { error });
      },
    });
    const timer = setTimeout(() => stream.abort(), renderTimeout);
  });
}
