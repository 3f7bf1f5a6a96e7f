import { Controller, Get, Module, Query } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { listVersionHeader, listVersionsPath } from '@town/contracts/api/list-versions';
import { Column, Entity, type MigrationInterface, PrimaryColumn, type QueryRunner } from 'typeorm';
import * as z from 'zod/mini';
import { listVersionTrigger } from '../database/list-version-trigger.js';
import { Metrics } from '../observability/metrics.js';
import { StaffOnly } from '../staff/staff-guard.js';
import { staffModule } from '../staff/staff-module.js';
import { useFakeAuth } from '../testing/fake-auth.js';
import { useService } from '../testing/service-harness.js';
import { AnswersPublicList, AnswersStaffList } from './answers.js';
import { Lists } from './lists.js';

const nameSchema = z.object({ name: z.string() });

@Entity('names')
class NameEntity {
  @PrimaryColumn('integer', { generated: 'identity' })
  id: number;

  @Column('text')
  name: string;
}

class CreateNames1795219201000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table names (id integer generated always as identity primary key, name text not null);
      ${listVersionTrigger('names')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table names');
  }
}

/** Number of requests that reached a controller. */
let handled = 0;

class NamesList {
  constructor(private readonly lists: Lists) {}

  page(limit: string | undefined) {
    handled += 1;
    const page = limit ? { limit: Number(limit) } : {};
    return this.lists.page({ entity: NameEntity, schema: nameSchema }, page, (t) =>
      t.orderBy('t.id'),
    );
  }
}

@Controller('names')
class NamesController {
  private readonly list: NamesList;

  constructor(lists: Lists) {
    this.list = new NamesList(lists);
  }

  @Get()
  @AnswersPublicList(nameSchema)
  names(@Query('limit') limit?: string) {
    return this.list.page(limit);
  }
}

@StaffOnly('reader')
@Controller('staff-names')
class StaffNamesController {
  private readonly list: NamesList;

  constructor(lists: Lists) {
    this.list = new NamesList(lists);
  }

  @Get()
  @AnswersStaffList(nameSchema)
  names(@Query('limit') limit?: string) {
    return this.list.page(limit);
  }
}

@Module({
  imports: [TypeOrmModule.forFeature([NameEntity]), staffModule()],
  controllers: [NamesController, StaffNamesController],
})
class NamesModule {}

const { auth, settings } = useFakeAuth();

const { address, database, service } = useService(
  {
    messaging: { service: 'names', publishes: [], consumes: [] },
    module: NamesModule,
    migrations: [CreateNames1795219201000],
  },
  settings,
);

beforeEach(async () => {
  await database().query('truncate names');
  await database().query(
    "insert into names (name) select 'a name of a few letters ' || n from generate_series(1, 40) n",
  );
  handled = 0;
});

const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await fetch(address(path), {
    method,
    headers: { 'Accept-Encoding': 'identity', ...headers },
  });
  return {
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
  };
};

test('a repeated request does not reach the controller and gets the same answer', async () => {
  const first = await ask('/names?limit=39');
  const second = await ask('/names?limit=39');
  expect(handled).toBe(1);
  expect(second.body).toEqual(first.body);
  for (const name of ['etag', 'cache-control', 'content-type', 'vary', 'x-total-count']) {
    expect(second.headers.get(name)).toBe(first.headers.get(name));
  }
  expect(second.headers.get('x-total-count')).toBe('40');
  expect(second.headers.get('cache-control')).toBe('no-cache');
  await ask('/names?limit=38');
  expect(handled).toBe(2);
});

test('after a write every request gets the new list', async () => {
  await ask('/names');
  for (let written = 1; written <= 20; written += 1) {
    await database().query("insert into names (name) values ('new')");
    const answers = await Promise.all([ask('/names'), ask('/names'), ask('/names')]);
    for (const { body } of answers) expect(JSON.parse(body.toString())).toHaveLength(40 + written);
  }
});

test('the total is current, also when a request for another address has refreshed the list', async () => {
  await ask('/names?limit=39');
  await database().query("insert into names (name) values ('new')");
  await ask('/names?limit=39&');
  const answer = await ask('/names?limit=39');
  expect(handled).toBe(2);
  expect(answer.headers.get('x-total-count')).toBe('41');
});

test('a response names the version of its list, and one call returns the versions of all lists', async () => {
  const version = async () => (await ask('/names')).headers.get(listVersionHeader);
  const current = async () => JSON.parse((await ask(listVersionsPath)).body.toString());
  const before = await version();
  expect(before).toMatch(/^names \w+$/);
  expect(await current()).toContain(before);
  await database().query("insert into names (name) values ('new')");
  expect(await current()).not.toContain(before);
  expect(await current()).toContain(await version());
  expect((await ask(listVersionsPath, {}, 'POST')).status).toBe(404);
  expect((await ask(`${listVersionsPath}/more`)).status).toBe(404);
});

test('the shortcut honours If-None-Match and Accept-Encoding', async () => {
  const { body, headers } = await ask('/names');
  const held = await ask('/names', { 'If-None-Match': headers.get('etag') ?? '' });
  expect(held.status).toBe(304);
  expect(held.body).toHaveLength(0);
  const raw = await ask('/names', { 'Accept-Encoding': 'br' });
  expect(raw.headers.get('content-encoding')).toBe('br');
  expect(raw.headers.get('vary')).toBe('Accept-Encoding');
  // fetch has already decompressed the body.
  expect(raw.body).toEqual(body);
  expect(handled).toBe(1);
});

test('a response for staff is never remembered', async () => {
  const headers = { Authorization: `Bearer ${auth().token()}` };
  const answer = await ask('/staff-names', headers);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await ask('/staff-names')).status).toBe(401);
  expect((await ask('/staff-names', headers)).status).toBe(200);
  expect(handled).toBe(2);
});

test('a request with credentials neither uses the shortcut nor fills it', async () => {
  await ask('/names?limit=5', { Authorization: 'Bearer token' });
  await ask('/names?limit=5');
  await ask('/names?limit=5', { Authorization: 'Bearer token' });
  expect(handled).toBe(3);
});

test('responses of the shortcut are measured like others', async () => {
  const count = async () => {
    const text = await service().app.get(Metrics).registry.metrics();
    return Number(/_count\{[^}]*route="\/names",status="200"[^}]*\} (\d+)/.exec(text)?.[1] ?? 0);
  };
  await ask('/names?limit=7');
  const before = await count();
  await ask('/names?limit=7');
  expect(handled).toBe(1);
  expect(await count()).toBe(before + 1);
});

test('a HEAD request reaches the controller, and without the database the answer is 503', async () => {
  await ask('/names?limit=9');
  await ask('/names?limit=9', {}, 'HEAD');
  expect(handled).toBe(2);
  await database().goAway();
  expect((await ask('/names?limit=9')).status).toBe(503);
  expect((await ask(listVersionsPath)).status).toBe(503);
  await database().comeBack();
});
