import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { listVersionHeader } from '@town/contracts/api/list-versions';
import { errorCode } from '@town/process-kit/error-code';
import { isHeld } from '@town/process-kit/is-held';
import { chooseEncoding, compressedBody, type Encoding, encodings } from './compressed-body.js';
import { type ListAnswer, versionWords } from './list-answer.js';

export interface HttpAnswer {
  status: 200 | 304;
  headers: Record<string, string>;
  body?: Buffer | Readable;
  /** True when the body is gzipped and the client does not accept gzip. */
  mustUnzip?: boolean;
}

/** Errors of a stream whose client has left, during the response or before it. They need no report. */
const disconnected = new Set<unknown>(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE']);

/** The status, headers and body of the response; 304 when the client has this version. */
export async function httpAnswer(
  request: IncomingHttpHeaders,
  snapshot: ListAnswer,
): Promise<HttpAnswer> {
  const accepted = request['accept-encoding'];
  const encoding = chooseEncoding(accepted === undefined ? undefined : String(accepted), snapshot);
  const { list, version, stream } = snapshot;
  const headers: Record<string, string> = {
    ETag: tagIn(snapshot.etag, encoding),
    Vary: 'Accept-Encoding',
    ...(list && version && { [listVersionHeader]: versionWords(list, version) }),
  };
  const tags = [undefined, ...encodings].map((each) => tagIn(snapshot.etag, each));
  if (isHeld(request['if-none-match'], ...tags)) {
    stream?.destroy();
    return { status: 304, headers };
  }
  headers['Content-Type'] = 'application/json; charset=utf-8';
  if (encoding) headers['Content-Encoding'] = encoding;
  if (snapshot.isGzipped && !encoding) {
    return { status: 200, headers, body: stream ?? snapshot.body, mustUnzip: true };
  }
  if (stream) return { status: 200, headers, body: stream };
  const body = encoding ? await compressedBody(snapshot, encoding) : snapshot.body;
  headers['Content-Length'] = String(body.length);
  return { status: 200, headers, body };
}

/**
 * Writes a response. The promise resolves when everything is sent or the client has disconnected.
 * @throws whatever ended the reading of a list that was being sent
 */
export async function sendAnswer(
  response: ServerResponse,
  { status, headers, body, mustUnzip }: HttpAnswer,
): Promise<void> {
  const source = mustUnzip && body instanceof Buffer ? Readable.from([body]) : body;
  if (!(source instanceof Readable)) {
    response.writeHead(status, headers).end(source);
    return;
  }
  try {
    response.writeHead(status, headers);
    if (response.req.method === 'HEAD') {
      response.end();
      source.destroy();
      return;
    }
    await (mustUnzip ? pipeline(source, createGunzip(), response) : pipeline(source, response));
  } catch (error) {
    response.destroy();
    source.destroy();
    if (!disconnected.has(errorCode(error))) throw error;
  }
}

/** A strong entity tag identifies exact bytes, so each encoding has its own. */
function tagIn(etag: string, encoding: Encoding | undefined): string {
  return encoding ? etag.replace(/"$/, `-${encoding}"`) : etag;
}
