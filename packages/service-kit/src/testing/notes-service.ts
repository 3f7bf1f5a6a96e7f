import { setImmediate as nextIteration } from 'node:timers/promises';
import { Body, Controller, Get, HttpCode, Module, Post, Query } from '@nestjs/common';
import { listQuerySchema } from '@town/contracts/api/list-query';
import { DataSource } from 'typeorm';
import * as z from 'zod/mini';
import { TooManyRequests } from '../http/retry-later.js';
import type { ServiceDefinition } from '../service-definition.js';

const noteSchema = z.object({
  title: z.string().check(z.minLength(2, 'Title is too short')),
  tags: z.optional(z.array(z.object({ word: z.string() }))),
});

const countRequest = `insert into request_counts values (gen_random_uuid()::text, 'a visitor', 1, now())`;

/** Calls that fail in every way that the kit has to handle. */
@Controller('api/notes')
class NotesController {
  constructor(private readonly dataSource: DataSource) {}

  @Get()
  list(@Query({ schema: listQuerySchema }) query: unknown) {
    return query;
  }

  @Post()
  @HttpCode(201)
  create(@Body({ schema: noteSchema }) note: z.infer<typeof noteSchema>) {
    return note;
  }

  @Get('stored')
  async stored() {
    await this.dataSource.query('select 1');
    return {};
  }

  /** Writes in a transaction. */
  @Post('counted')
  count() {
    return this.counted();
  }

  /** Writes in a transaction although it is a GET, like a call that records who has viewed something. */
  @Get('counted')
  counted() {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(countRequest);
      return {};
    });
  }

  /** Makes the same write outside a transaction. */
  @Post('counted-at-once')
  async countAtOnce() {
    await this.dataSource.query(countRequest);
    return {};
  }

  /** Only reads although it is a POST, like a search with a body. */
  @Post('asked')
  async ask() {
    await this.dataSource.query('select 1');
    return {};
  }

  @Get('broken')
  broken() {
    throw new Error('The password is hunter2');
  }

  @Get('busy')
  busy() {
    throw new TooManyRequests(30);
  }

  /** Loses the database connection in the middle of a transaction. */
  @Get('interrupted')
  interrupted(@Query('by') by: string) {
    return this.dataSource.transaction(async (manager) => {
      const [backend] = await manager.query<{ pid: number }[]>('select pg_backend_pid() as pid');
      await this.dataSource.query('select pg_terminate_backend($1)', [backend?.pid]);
      while (!manager.queryRunner?.isReleased) await nextIteration();
      if (by === 'query') return manager.query('select 1');
      return manager.createQueryBuilder().select('1').from('pg_tables', 't').getRawMany();
    });
  }

  @Get('number')
  async number(@Query('text') text: string) {
    return this.dataSource.query('select $1::integer as number', [text]);
  }
}

@Module({ controllers: [NotesController] })
class NotesModule {}

/** A service for the tests of the kit itself. */
export const notesService: ServiceDefinition = {
  messaging: { service: 'notes', publishes: [], consumes: [] },
  module: NotesModule,
  migrations: [],
};
