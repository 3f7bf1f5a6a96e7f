import type { NoticeLevel } from '@town/contracts/notices/record';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A notice that holds now. */
@Entity('notices')
export class NoticeEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  slug: string;

  @Column('text')
  level: NoticeLevel;

  @Column('text')
  text: string;

  @Column('text', { nullable: true })
  url: string | null;

  @Column('timestamptz', { name: 'starts_at' })
  startsAt: Date;

  @Column('timestamptz', { name: 'ends_at', nullable: true })
  endsAt: Date | null;

  @Column('text', { name: 'text_es', nullable: true })
  textEs: string | null;
}
