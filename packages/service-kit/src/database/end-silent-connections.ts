import type pg from 'pg';
import { type AfterQueryEvent, type EntitySubscriberInterface, EventSubscriber } from 'typeorm';

/**
 * Closes a connection whose query reached the read timeout. pg rejects the query but returns the
 * connection to the pool, where later queries would wait behind the first one. A machine that loses power
 * does not close its connections, and Linux keeps a connection with unacknowledged bytes for about 15
 * minutes.
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
