import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A message that a visitor has written to the site. */
@Entity('contact_messages')
export class ContactMessageEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'full_name' })
  fullName: string;

  @Column('text')
  email: string;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text')
  subject: string;

  @Column('text')
  message: string;

  @Column('timestamptz', { name: 'submitted_at' })
  submittedAt: Date;
}
