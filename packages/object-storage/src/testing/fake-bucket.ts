import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { portOf } from '@town/process-kit/port-of';

interface StoredObject {
  content: Buffer;
  tag: string;
  modified: Date;
}

const pageSize = 10;

/**
 * A bucket with the part of S3 that publishing uses. It is strict: the expected account must sign
 * every request and its body (version 4), and conditional writes are honoured.
 */
export class FakeBucket {
  static readonly account = { accessKeyId: 'AKTEST', secretAccessKey: 'not-a-secret' };
  readonly objects = new Map<string, StoredObject>();
  /** Called before each write, so that a test can write first. */
  beforeWrite: ((key: string) => void) | undefined;
  /** Every request, for example `PUT slices.json`. */
  readonly asked: string[] = [];
  readonly #server: Server;

  constructor(readonly name: string) {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  get endpoint(): string {
    return `http://127.0.0.1:${portOf(this.#server)}`;
  }

  start(): Promise<void> {
    return new Promise((done) => this.#server.listen(0, '127.0.0.1', done));
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((done) => this.#server.close(() => done()));
  }

  /** Stores an object directly, and returns its tag. */
  set(key: string, content: Buffer | string): string {
    const bytes = Buffer.from(content);
    const tag = `"${createHash('md5').update(bytes).digest('hex')}"`;
    this.objects.set(key, { content: bytes, tag, modified: new Date() });
    return tag;
  }

  text(key: string): string | undefined {
    return this.objects.get(key)?.content.toString('utf8');
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const url = new URL(request.url ?? '/', this.endpoint);
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts);
    if (!isSigned(request, body)) return refuse(response, 403, 'AccessDenied');
    const [bucket = '', ...path] = url.pathname.slice(1).split('/').map(decodeURIComponent);
    if (bucket !== this.name) return refuse(response, 404, 'NoSuchBucket');
    const key = path.join('/');
    this.asked.push(`${request.method} ${key}`);
    if (request.method === 'GET' && !key) return this.#list(url, response);
    if (request.method === 'GET') return this.#get(key, response);
    if (request.method === 'PUT') return this.#put(key, body, request, response);
    if (request.method !== 'DELETE') return refuse(response, 405, 'MethodNotAllowed');
    this.objects.delete(key);
    return response.writeHead(204).end();
  }

  #get(key: string, response: ServerResponse): unknown {
    const object = this.objects.get(key);
    if (!object) return refuse(response, 404, 'NoSuchKey');
    response.writeHead(200, { etag: object.tag, 'last-modified': object.modified.toUTCString() });
    return response.end(object.content);
  }

  #put(key: string, body: Buffer, request: IncomingMessage, response: ServerResponse): unknown {
    this.beforeWrite?.(key);
    const { 'if-match': match, 'if-none-match': noneMatch } = request.headers;
    const now = this.objects.get(key);
    if (match && !now) return refuse(response, 404, 'NoSuchKey');
    if ((match && now?.tag !== match) || (noneMatch === '*' && now)) {
      return refuse(response, 412, 'PreconditionFailed');
    }
    return response.writeHead(200, { etag: this.set(key, body) }).end();
  }

  #list(url: URL, response: ServerResponse): unknown {
    const prefix = url.searchParams.get('prefix') ?? '';
    const after = url.searchParams.get('continuation-token') ?? '';
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix)).sort();
    const rest = keys.filter((key) => key > after);
    const page = rest.slice(0, pageSize);
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${this.objects.get(key)?.modified.toISOString()}</LastModified></Contents>`,
    );
    const more = rest.length > page.length;
    const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    response.writeHead(200, { 'content-type': 'application/xml' });
    return response.end(
      `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    );
  }
}

function isSigned({ headers }: IncomingMessage, body: Buffer): boolean {
  const authorization = headers.authorization ?? '';
  const hash = createHash('sha256').update(body).digest('hex');
  return (
    authorization.startsWith(`AWS4-HMAC-SHA256 Credential=${FakeBucket.account.accessKeyId}/`) &&
    /\/s3\/aws4_request, SignedHeaders=[^,]*host[^,]*, Signature=[0-9a-f]{64}$/.test(
      authorization,
    ) &&
    headers['x-amz-content-sha256'] === hash
  );
}

function refuse(response: ServerResponse, status: number, code: string): unknown {
  response.writeHead(status, { 'content-type': 'application/xml' });
  return response.end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
