import { randomUUID } from 'node:crypto';
import { readJson } from './read-json.js';
import type { ServiceHarness } from './service-harness.js';

interface SubmissionUnderTest {
  path: string;
  harness: ServiceHarness;
  /** A valid body. */
  body: Record<string, unknown>;
  /** The fields that are stored as written, each at most as long as the text in the test. */
  texts: string[];
  table: string;
  subject: string;
}

const nasty = `<img src=x onerror=alert(1)>'); drop table outbox;-- \${7*7} %00 ‮ 🌵`;

/** Tests that every form has to pass. */
export function describeSubmission(name: string, submission: SubmissionUnderTest): void {
  describe(name, () => {
    testStorage(submission);
    testRepetition(submission);
    testRobots(submission);
    testRefusals(submission);
  });
}

function testStorage(submission: SubmissionUnderTest): void {
  const { harness, body, texts, subject } = submission;
  const { send, record, stored } = callsOf(submission);

  test('is stored and published, and the response is the record', async () => {
    const response = await send(body);
    expect(response.status).toBe(201);
    const answer = await record(response);
    expect(answer['id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(await stored(answer['id'])).toHaveLength(1);
    const events = await harness
      .database()
      .query("select 1 from outbox where subject = $1 and event->'data'->>'id' = $2", [
        subject,
        answer['id'],
      ]);
    expect(events).toHaveLength(1);
  });

  test('cannot set fields that its sender must not set', async () => {
    const id = randomUUID();
    const extra = {
      id,
      status: 'active',
      paid: true,
      featured: true,
      businessId: id,
      approvedAt: '2020-01-01T00:00:00Z',
      createdAt: '2020-01-01T00:00:00Z',
    };
    const answer = await record(await send({ ...body, ...extra }));
    const [row] = await stored(answer['id']);
    expect(answer['id']).not.toBe(id);
    expect(JSON.stringify(row)).not.toContain(id);
    expect(row).not.toMatchObject({ status: 'active' });
    expect(row).not.toMatchObject({ featured: true });
    expect(answer).not.toHaveProperty('paid');
  });

  test.each(texts)('is stored unchanged, whatever its %s contains', async (field) => {
    const response = await send({ ...body, [field]: nasty });
    expect(response.status).toBe(201);
    expect((await record(response))[field]).toBe(nasty);
  });
}

function testRepetition(submission: SubmissionUnderTest): void {
  const { body, texts } = submission;
  const { send, total } = callsOf(submission);

  test('repeated with the same key, even at once, is stored once', async () => {
    const before = await total();
    const headers = { 'Idempotency-Key': randomUUID() };
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(body, headers)));
    responses.push(await send({ ...body }, headers));
    const answers = await Promise.all(responses.map((response) => response.text()));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201));
    expect(new Set(answers).size).toBe(1);
    expect(await total()).toEqual({ rows: before.rows + 1, events: before.events + 1 });
  });

  test('with a key of another submission is a conflict', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    await send(body, headers);
    const before = await total();
    const other = await send({ ...body, [texts[0]!]: 'Something else' }, headers);
    expect(other.status).toBe(409);
    expect(await total()).toEqual(before);
  });

  test('with a key whose first request was invalid is accepted', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    expect((await send({}, headers)).status).toBe(400);
    expect((await send(body, headers)).status).toBe(201);
  });

  test('with an invalid key is refused', async () => {
    expect((await send(body, { 'Idempotency-Key': 'x'.repeat(256) })).status).toBe(400);
  });
}

function testRobots(submission: SubmissionUnderTest): void {
  const { body } = submission;
  const { send, record, stored, total } = callsOf(submission);

  test.each([
    ['fills in the hidden input', { website2: 'https://spam.example' }],
    ['is too fast', { website2: '', startedAt: 1_000, sentAt: 1_010 }],
  ])('by a robot that %s looks accepted and is not stored', async (_, guard) => {
    const before = await total();
    const honest = await record(await send(body));
    const response = await send({ ...body, ...guard });
    expect(response.status).toBe(201);
    const answer = await record(response);
    expect(Object.keys(answer)).toEqual(Object.keys(honest));
    expect(await total()).toEqual({ rows: before.rows + 1, events: before.events + 1 });
  });

  test.each([
    { website2: '', startedAt: 1_000, sentAt: 9_000 },
    { website2: '', startedAt: Date.now() + 3_600_000 },
    { website2: null, startedAt: 'yesterday' },
  ])('by a person whose form sends %j is stored', async (guard) => {
    expect(await stored((await record(await send({ ...body, ...guard })))['id'])).toHaveLength(1);
  });
}

function testRefusals(submission: SubmissionUnderTest): void {
  const { body, texts } = submission;
  const { send, total } = callsOf(submission);

  test.each(['null', '[]', '{', '"text"', '{"__proto__":{"admin":true}}'])(
    'is refused when it is %s',
    async (text) => {
      expect((await send(text)).status).toBe(400);
    },
  );

  test('is refused when it is too large', async () => {
    const before = await total();
    for (const size of [110 * 1024, 10 * 1024 * 1024]) {
      const response = await send({ ...body, [texts[0]!]: 'x'.repeat(size) });
      expect(response.status).toBe(413);
    }
    expect((await send({ ...body, [texts[0]!]: 'x'.repeat(90 * 1024) })).status).toBe(400);
    expect(await total()).toEqual(before);
  });
}

function callsOf({ path, harness, table, subject }: SubmissionUnderTest) {
  const send = (content: unknown, headers: Record<string, string> = {}) =>
    fetch(harness.address(path), {
      method: 'POST',
      body: typeof content === 'string' ? content : JSON.stringify(content),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  const record = async (response: Response) => await readJson<Record<string, unknown>>(response);
  const stored = (id: unknown) =>
    harness.database().query(`select * from ${table} where id::text = $1`, [id]);
  const total = async () => {
    const [counts] = await harness.database().query<{ rows: number; events: number }>(
      `select (select count(*) from ${table})::int as rows,
         (select count(*) from outbox where subject = $1)::int as events`,
      [subject],
    );
    return counts!;
  };
  return { send, record, stored, total };
}
