import { ConflictException } from '@nestjs/common';
import type { InboxAnswer, InboxItem, InboxKind } from '@town/contracts/inbox/record';
import type { RecordHappening } from '@town/contracts/managed-records/events';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** For how many days the text of a failed mail is kept. */
const keptDays = 30;

/** An answer as it is stored. */
interface StoredAnswer extends InboxAnswer {
  /** The Idempotency-Key of the call that sent it; answers of earlier releases have none. */
  key?: string;
}

/** A message, submission or report that was sent to the town and needs attention by staff. */
@Entity('inbox_items')
export class InboxItemEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /**
   * Increases when staff change or answer the item and when its sender is erased, but not when an event
   * changes it.
   */
  @Column('int', { default: 1 })
  version: number;

  @Column('text')
  kind: InboxKind;

  @Column('text', { name: 'record_id' })
  recordId: string;

  @Column('text', { name: 'record_kind', nullable: true })
  recordKind: string | null;

  @Column('text', { name: 'record_happening', nullable: true })
  recordHappening: RecordHappening | null;

  @Column('timestamptz', { name: 'record_changed_at', nullable: true })
  recordChangedAt: Date | null;

  @Column('text')
  subject: string;

  @Column('text', { name: 'sender_name', nullable: true })
  senderName: string | null;

  @Column('text', { name: 'sender_email', nullable: true })
  senderEmail: string | null;

  @Column('text', { name: 'sender_phone', nullable: true })
  senderPhone: string | null;

  @Column('jsonb')
  details: InboxItem['details'];

  @Column('text', { default: 'open' })
  state: InboxItem['state'];

  @Column('text', { nullable: true })
  assignee: string | null;

  /** Whether it was assigned while it was done, so that the assignee has had no mail about it. */
  @Column('boolean', { name: 'assignee_untold', default: false })
  assigneeUntold: boolean;

  @Column('date', { name: 'due_on', nullable: true })
  dueOn: string | null;

  @Column('text', { nullable: true })
  note: string | null;

  @Column('jsonb', { default: [] })
  answers: StoredAnswer[];

  @Column('timestamptz', { name: 'received_at' })
  receivedAt: Date;

  @Column('timestamptz', { name: 'done_at', nullable: true })
  doneAt: Date | null;

  @Column('text', { name: 'done_by', nullable: true })
  doneBy: string | null;

  /** When an event last opened or closed it. */
  @Column('timestamptz', { name: 'settled_at', nullable: true })
  settledAt: Date | null;

  /** The id of its submission. A report has its own id; its record is the one that it is about. */
  get submissionId(): string {
    return this.kind === 'report' ? this.id : this.recordId;
  }

  /**
   * Requests another attempt for its mail.
   * @throws ConflictException when it is not a failed mail, or when the text has been removed
   */
  retryMail(by: string, now: Date): void {
    if (this.kind !== 'mail') throw new ConflictException('Only a failed mail can be sent again.');
    if (this.state === 'done') {
      throw new ConflictException(
        'This mail is sent again already. Open the item again if it is lost.',
      );
    }
    const failedAt = this.settledAt ?? this.receivedAt;
    if (now.getTime() - failedAt.getTime() > keptDays * 24 * 60 * 60 * 1000) {
      throw new ConflictException(`The text of a mail is kept for ${keptDays} days only.`);
    }
    this.setState('done', by, now);
  }

  /** Stores the latest change of its record. Events may arrive in any order. */
  noteRecord(happening: RecordHappening, at: Date): void {
    if (this.recordChangedAt && this.recordChangedAt > at) return;
    this.recordHappening = happening;
    this.recordChangedAt = at;
  }

  /** Closes the item, or opens it again. */
  setState(state: InboxItem['state'], by: string, at: Date): void {
    if (state === this.state) return;
    this.state = state;
    this.doneAt = state === 'done' ? at : null;
    this.doneBy = state === 'done' ? by : null;
  }
}
