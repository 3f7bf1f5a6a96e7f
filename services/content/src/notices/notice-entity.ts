import type { NoticeLevel } from '@town/contracts/notices/record';
import { ListedRow } from '@town/managed-records/public/listed-row';
import { Column, Entity } from 'typeorm';

/** A notice that is currently in effect. */
@Entity('notices')
export class NoticeEntity extends ListedRow {
  @Column('text')
  level: NoticeLevel;

  @Column('text')
  text: string;

  @Column('text', { nullable: true })
  place: string | null;

  @Column('text', { nullable: true })
  url: string | null;

  @Column('timestamptz', { name: 'starts_at' })
  startsAt: Date;

  @Column('timestamptz', { name: 'ends_at', nullable: true })
  endsAt: Date | null;

  @Column('text', { name: 'text_es', nullable: true })
  textEs: string | null;
}
