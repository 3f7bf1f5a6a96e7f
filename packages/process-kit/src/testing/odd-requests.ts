import { connect } from 'node:net';

const pieces = [
  ...['%0d%0aX:%201', '%0d%0aX: 1', '%00', '%', '%zz', '%E0%A4%A', '%c0%af', '%F0%9F%98%80'],
  ...['..', '../', '%2e%2e/', './', '//', '\\', '%5c', ';', ':', '@', '?', '#', '&', '=', '+', '*'],
  ...[
    '[',
    ']',
    '{',
    '}',
    '|',
    '^',
    '`',
    '"',
    "'",
    '<script>',
    '$%7B7*7%7D',
    '\u00e9',
    '\u0007',
    '\t',
  ],
  ...['events', 'news', 'directory', 'api', 'api/news', 'assets', 'slices', 'admin/login', 'docs'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'slice=mfe-events@1',
    'a'.repeat(300),
    'evil.example',
  ],
];
const headers = [
  ...['Host: evil.example', 'Host:', 'Host: a b', 'Host: localhost:99999', 'Host: %00', 'Host: é'],
  ...['X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: evil', 'X-Forwarded-For: x, y'],
  ...['Cookie: slices=999', 'Cookie: =;=;', 'Cookie: __Host-slices=-1', 'X-Request-Id: <b>'],
  ...['traceparent: 00-zz-1', 'If-None-Match: "', 'Range: bytes=9-1', 'Accept-Encoding: ,,,'],
  ...['Content-Length: 5', 'Transfer-Encoding: chunked', 'Expect: x', 'Upgrade: h2c', 'A\u0001: b'],
  ...['Sec-Fetch-Site: none', 'Origin: null', 'Accept: \u00ff', 'X-Original-URL: /metrics', ': x'],
];
const methods = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'get', 'FOO', ''];

/** An endless sequence of odd HTTP requests, the same for the same seed. */
export function* oddRequests(seed: number): Generator<string> {
  let state = seed;
  const random = (below: number) => {
    // A linear congruential generator: its quality does not matter, its repeatability does.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const pick = (list: readonly string[]) => list[random(list.length)] ?? '';
  for (;;) {
    const path = Array.from({ length: 1 + random(4) }, () => pick(pieces)).join(pick(['', '/']));
    const own = Array.from({ length: random(3) }, () => pick(headers));
    const host = own.some((line) => line.startsWith('Host')) ? [] : ['Host: localhost'];
    const lines = [`${pick(methods)} /${path} HTTP/1.1`, ...host, ...own, 'Connection: close'];
    yield `${lines.join('\r\n')}\r\n\r\n`;
  }
}

/** Sends the raw text of a request and returns the whole response; empty when there is none. */
export function exchange(port: number, request: string): Promise<string> {
  return new Promise((resolve) => {
    // Closing the sending side ends requests that announce a body but have none.
    const socket = connect(port, '127.0.0.1', () => socket.end(request, 'latin1'));
    let response = '';
    socket.setEncoding('latin1').on('data', (part) => {
      response += part;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(response));
  });
}

/** Sends many odd requests and returns those with an unacceptable response, one line each. */
export async function badResponses(
  port: number,
  count: number,
  isAcceptable: (status: number, response: string) => boolean,
): Promise<string[]> {
  const requests = oddRequests(20_261_121);
  const bad: string[] = [];
  let left = count;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      const request = requests.next().value;
      const response = await exchange(port, request);
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0);
      const isSplit = /^X: ?1/im.test(response.split('\r\n\r\n', 1)[0] ?? '');
      if (isSplit || !isAcceptable(status, response)) {
        bad.push(`${status} for ${JSON.stringify(request)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: 20 }, work));
  return bad;
}
