import type { IncomingMessage } from 'node:http';
import {
  BadRequestException,
  PayloadTooLargeException,
  UnsupportedMediaTypeException,
} from '@nestjs/common';

/**
 * Reads the file that is a request's body. A handler calls it, so that nothing is kept in memory for
 * callers who may not send a file.
 * @param megabytes of the largest file
 * @throws UnsupportedMediaTypeException for a compressed file: its size says nothing about its content
 */
export async function readFile(request: IncomingMessage, megabytes: number): Promise<Buffer> {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') {
    throw new UnsupportedMediaTypeException('The file must not be compressed');
  }
  const file = await collect(request, megabytes * 1024 * 1024);
  if (!file) throw new PayloadTooLargeException(`The file may have at most ${megabytes} MB`);
  return file;
}

/** The whole body; undefined for a larger one, of which nothing is kept. */
function collect(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length']) > limit) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const breakOff = () => reject(new BadRequestException('The upload has broken off'));
    // It may have while the caller's session was looked up.
    if (request.destroyed) return breakOff();
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else {
        chunks.length = 0;
        resolve(undefined);
      }
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    // Its code would read as that of a lost database.
    request.once('error', breakOff);
    request.once('close', breakOff);
  });
}
