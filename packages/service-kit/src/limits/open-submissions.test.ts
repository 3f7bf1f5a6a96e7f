import { randomUUID } from 'node:crypto';
import { Controller, Delete, Module, Param, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod/mini';
import { Retention } from '../database/retention.js';
import { ApiSubmission } from '../submissions/api-submission.js';
import { FromSubmission, type SubmissionContext } from '../submissions/submission-context.js';
import { Submissions } from '../submissions/submissions.js';
import { useService } from '../testing/service-harness.js';
import { OpenSubmissions } from './open-submissions.js';

@Controller('api/letters')
class LettersController {
  constructor(
    private readonly submissions: Submissions,
    private readonly open: OpenSubmissions,
    private readonly dataSource: DataSource,
  ) {}

  @Post()
  @ApiSubmission(z.object({}))
  send(@FromSubmission() context: SubmissionContext) {
    return this.submissions.accept(context, {}, { id: randomUUID() }, async () => {});
  }

  @Delete(':id')
  review(@Param('id') id: string) {
    return this.open.close(this.dataSource.manager, [id]);
  }
}

@Module({ controllers: [LettersController] })
class LettersModule {}

const { address, database, service } = useService(
  {
    messaging: { service: 'letters', publishes: [], consumes: [] },
    module: LettersModule,
    migrations: [],
  },
  { SUBMISSIONS_PER_DAY: 3, OPEN_SUBMISSIONS: 5 },
);
beforeEach(() => database().query('delete from open_submissions'));

const send = (from: string, headers = {}) =>
  fetch(address('/api/letters'), { method: 'POST', headers: { 'X-Real-IP': from, ...headers } });
const sendMany = async (count: number, from: string) => {
  const answers = await Promise.all(Array.from({ length: count }, () => send(from)));
  return answers.map(({ status }) => status).toSorted();
};

test('the daily limit of a visitor also holds for concurrent requests', async () => {
  expect(await sendMany(6, '192.0.2.1')).toEqual([201, 201, 201, 429, 429, 429]);
  const refused = await send('192.0.2.1');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
  expect(refused.headers.get('content-type')).toMatch(/problem\+json/);
  await database().query(
    `update open_submissions set submitted_at = submitted_at - interval '1 day'`,
  );
  expect((await send('192.0.2.1')).status).toBe(201);
});

test('all visitors together have a limit until staff review submissions', async () => {
  await sendMany(3, '192.0.2.1');
  await sendMany(2, '192.0.2.2');
  const refused = await send('192.0.2.3');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('3600');
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('review') });
  const [open] = await database().query<{ id: string }>(
    'select record_id as id from open_submissions',
  );
  await fetch(address(`/api/letters/${open?.id}`), { method: 'DELETE' });
  expect((await send('192.0.2.3')).status).toBe(201);
});

test('repeated requests with the same idempotency key count once', async () => {
  const key = { 'Idempotency-Key': randomUUID() };
  for (let time = 0; time < 5; time += 1) expect((await send('192.0.2.1', key)).status).toBe(201);
  expect(await database().query('select 1 from open_submissions')).toHaveLength(1);
});

test('visitor address hashes are stored for a day, open submissions for a week', async () => {
  await send('192.0.2.1');
  await send('192.0.2.1');
  const rows = () => database().query<{ visitor: string | null }>('select * from open_submissions');
  expect(JSON.stringify(await rows())).not.toContain('192.0.2.1');
  await database().query(
    `update open_submissions set submitted_at = submitted_at - interval '25 hours'`,
  );
  await service().app.get(Retention).run();
  expect((await rows()).map(({ visitor }) => visitor)).toEqual([null, null]);
  await database().query(
    `update open_submissions set submitted_at = submitted_at - interval '7 days'`,
  );
  await service().app.get(Retention).run();
  expect(await rows()).toEqual([]);
});
