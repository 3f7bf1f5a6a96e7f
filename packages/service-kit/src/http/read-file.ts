import type { IncomingMessage } from 'node:http';
import {
  BadRequestException,
  PayloadTooLargeException,
  UnsupportedMediaTypeException,
} from '@nestjs/common';

/**
 * Reads a request's body as a file. The handler calls it after authentication, so that files of other
 * callers never use memory.
 * @param megabytes the maximum size of the file
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

/** The whole body; undefined when it is larger than the limit. */
function collect(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length']) > limit) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const breakOff = () => reject(new BadRequestException('The upload has broken off'));
    // The upload may have ended while the guard looked up the caller's session.
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
    // The socket error itself is not passed on: its code is the same as for a lost database connection.
    request.once('error', breakOff);
    request.once('close', breakOff);
  });
}
