import { Controller, Module, Post } from '@nestjs/common';
import * as z from 'zod/mini';
import { RateCounter } from '../http/rate-counter.js';
import { useService } from '../testing/service-harness.js';
import { ApiSubmission } from './api-submission.js';

@Controller('api/letters')
class LettersController {
  @Post()
  @ApiSubmission(z.object({}))
  send() {
    return {};
  }

  @Post('urgent')
  @ApiSubmission(z.object({}))
  sendUrgent() {
    return {};
  }
}

@Module({ controllers: [LettersController] })
class LettersModule {}

const { address } = useService(
  { name: 'content', module: LettersModule, migrations: [] },
  { SUBMISSION_LIMIT: 3, SUBMISSION_WINDOW_SECONDS: 60 },
);

const send = (from: string, path = '/api/letters', claims = {}) =>
  fetch(address(path), { method: 'POST', headers: { 'X-Real-IP': from, ...claims } });

const statuses = async (count: number, from: string) => {
  const answers = [];
  for (let number = 0; number < count; number += 1) answers.push((await send(from)).status);
  return answers;
};

test('who sends too much waits, and nobody else does', async () => {
  expect(await statuses(4, '192.0.2.1')).toEqual([201, 201, 201, 429]);
  const refused = await send('192.0.2.1', '/api/letters', { 'X-Forwarded-For': '192.0.2.99' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
  expect(refused.headers.get('content-type')).toMatch(/problem\+json/);
  expect((await send('192.0.2.2')).status).toBe(201);
  expect((await send('192.0.2.1', '/api/letters/urgent')).status).toBe(201);
});

test('the addresses of one IPv6 network count together', async () => {
  expect(await statuses(2, '2001:db8:1:2::1')).toEqual([201, 201]);
  expect(await statuses(2, '2001:0DB8:1:2:ffff::2')).toEqual([201, 429]);
  expect((await send('2001:db8:1:3::1')).status).toBe(201);
  expect((await send('::ffff:192.0.2.3')).status).toBe(201);
});

test('a counter begins anew when its time is over, and keeps no more than it must', () => {
  const counter = new RateCounter(1, 1_000);
  expect(counter.count('a', 0)).toBe(0);
  expect(counter.count('a', 400)).toBe(600);
  expect(counter.count('a', 1_000)).toBe(0);
  for (let number = 0; number < 60_000; number += 1) counter.count(`k${number}`, 1_500);
  expect(counter.count('k59999', 1_600)).toBe(900);
  expect(counter.count('k0', 1_600)).toBe(0);
});
