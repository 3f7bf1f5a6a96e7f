import { type AfterQueryEvent, type EntitySubscriberInterface, EventSubscriber } from 'typeorm';

/**
 * Marks the error of a statement that ran outside a transaction: the server commits such a statement as
 * soon as it is executed. TypeORM copies the mark to the error that it throws; see `isCommitLost`.
 */
@EventSubscriber()
export class NoteAutocommit implements EntitySubscriberInterface {
  afterQuery({ error, queryRunner }: AfterQueryEvent): void {
    if (error && !queryRunner.isTransactionActive) Object.assign(error, { autocommit: true });
  }
}
