import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address that a record had before it was renamed. */
@Entity('former_slugs')
export class FormerSlugEntity {
  @PrimaryColumn('text', { name: 'slug_scope' })
  slugScope: string;

  @PrimaryColumn('text')
  slug: string;

  @Column('uuid', { name: 'record_id' })
  recordId: string;
}
