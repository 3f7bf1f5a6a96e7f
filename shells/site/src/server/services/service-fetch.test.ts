/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forEachApiService } from '@town/contracts/api/owners';
import { api } from '@town/contracts/api/paths';
import { getJson } from './get-json';
import { createServiceFetch } from './service-fetch';

/** Breaks this many connections before it answers. */
let toBreak = 0;
let asked = 0;
let service: Server;
let url: string;

beforeAll(async () => {
  service = createServer((request, response) => {
    asked += 1;
    if (asked <= toBreak) request.socket.destroy();
    else response.setHeader('content-type', 'application/json').end('[]');
  });
  await once(service.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});

beforeEach(() => {
  asked = 0;
});

afterAll(async () => {
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

const ids = { requestId: 'a', traceparent: '00-1-2-01' };
const ask = (init?: RequestInit) =>
  createServiceFetch(
    forEachApiService(() => url),
    ids,
  )(api.events, init);

describe('A read whose connection breaks, because one process of a service was killed', () => {
  it('is retried once, and another process answers', async () => {
    toBreak = 1;
    expect((await ask()).status).toBe(200);
    expect(asked).toBe(2);
  });

  it('fails when the second connection breaks as well', async () => {
    toBreak = 2;
    await expect(ask()).rejects.toThrow();
    expect(asked).toBe(2);
  });

  it('is also retried once by `getJson`', async () => {
    toBreak = 1;
    expect(await getJson(new URL(url))).toEqual([]);
    toBreak = 2;
    asked = 0;
    await expect(getJson(new URL(url))).rejects.toThrow();
    expect(asked).toBe(2);
  });
});

it('A write whose connection breaks is not sent again, because it may have succeeded', async () => {
  toBreak = 1;
  await expect(ask({ method: 'POST', body: '{}' })).rejects.toThrow();
  expect(asked).toBe(1);
});

it('A read that its caller cancels is not retried', async () => {
  toBreak = 1;
  await expect(ask({ signal: AbortSignal.abort() })).rejects.toThrow();
  expect(asked).toBe(0);
});
