import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { log } from './log';

/** How long a page may render, in milliseconds; then what is missing is left to the browser. */
const renderTimeout = 5000;

/**
 * Renders a document to text, complete: its data is already there, so that nothing would be gained
 * by sending it in pieces.
 * @returns the HTML, and whether a part of it failed and was replaced by its fallback
 */
export function renderDocument(
  document: ReactNode,
  nonce: string,
): Promise<{ html: string; failed: boolean }> {
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
      nonce,
      // Larger than any page: nothing is moved out of its place and back by inline scripts.
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
