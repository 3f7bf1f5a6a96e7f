import { type AfterQueryEvent, type EntitySubscriberInterface, EventSubscriber } from 'typeorm';

/**
 * Notes at the error of a statement that it was in no transaction: the server has committed what it carried
 * out. TypeORM copies the note to the error that it throws; see `isCommitLost`.
 */
@EventSubscriber()
export class NoteAutocommit implements EntitySubscriberInterface {
  afterQuery({ error, queryRunner }: AfterQueryEvent): void {
    if (error && !queryRunner.isTransactionActive) Object.assign(error, { autocommit: true });
  }
}
