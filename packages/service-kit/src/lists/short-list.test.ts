import { Controller, Get, Module } from '@nestjs/common';
import * as z from 'zod/mini';
import { useService } from '../testing/service-harness.js';
import { AnswersShortList } from './short-list.js';

let reads = 0;

@Controller('letters')
class LettersController {
  @Get()
  @AnswersShortList('By the alphabet', z.string())
  list(): string[] {
    reads += 1;
    return ['a', 'b', 'c'];
  }
}

@Module({ controllers: [LettersController] })
class LettersModule {}

const { address } = useService({
  messaging: { service: 'letters', publishes: [], consumes: [] },
  module: LettersModule,
  migrations: [],
});

async function ask(query: string, headers: Record<string, string> = {}) {
  const response = await fetch(address(`/letters${query}`), { headers });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text ? JSON.parse(text) : undefined,
  };
}

test('without parameters a short list is returned whole, with the number of its entries', async () => {
  const { headers, body } = await ask('');
  expect(body).toEqual(['a', 'b', 'c']);
  expect(headers.get('x-total-count')).toBe('3');
});

test.each([
  ['?limit=2', ['a', 'b']],
  ['?offset=1', ['b', 'c']],
  ['?limit=1&offset=1', ['b']],
  ['?limit=500&offset=3', []],
])('a short list returns the part that %s selects', async (query, part) => {
  const { headers, body } = await ask(query);
  expect(body).toEqual(part);
  expect(headers.get('x-total-count')).toBe('3');
});

test('a short list has a strong entity tag, and a client that has it gets 304', async () => {
  const whole = await ask('');
  const tag = whole.headers.get('etag') ?? '';
  expect(tag).toMatch(/^"[^"]+"$/);
  const again = await ask('', { 'If-None-Match': tag });
  expect({ status: again.status, body: again.body }).toEqual({ status: 304, body: undefined });
  expect(again.headers.get('x-total-count')).toBe('3');
  const part = await ask('?limit=1', { 'If-None-Match': tag });
  expect({ status: part.status, body: part.body }).toEqual({ status: 200, body: ['a'] });
});

test.each([
  ['limit', '?limit=0'],
  ['limit', '?limit=501'],
  ['offset', '?offset=-1'],
  ['limit', '?limit=1&limit=2'],
])('an invalid %s in %s is reported before the short list is read', async (path, query) => {
  const before = reads;
  const { status, headers, body } = await ask(query);
  expect(status).toBe(400);
  expect(headers.get('content-type')).toContain('application/problem+json');
  expect(body.errors).toEqual([{ path, message: expect.stringContaining(`${path} must be`) }]);
  expect(reads).toBe(before);
});
