import type pg from 'pg';
import { type AfterQueryEvent, type EntitySubscriberInterface, EventSubscriber } from 'typeorm';

/**
 * Ends a connection on which no answer came in time. pg only gives up the query: the connection would
 * go back to the pool, and each request that gets it would wait behind that query. A machine without
 * power closes no connection, and Linux keeps one with unanswered bytes for a quarter of an hour.
 */
@EventSubscriber()
export class EndSilentConnections implements EntitySubscriberInterface {
  afterQuery({ success, error, queryRunner }: AfterQueryEvent): Promise<void> | undefined {
    return success || error?.message !== 'Query read timeout' ? undefined : end(queryRunner);
  }
}

async function end(queryRunner: AfterQueryEvent['queryRunner']): Promise<void> {
  const connection: pg.Client = await queryRunner.connect();
  void connection.end();
}
