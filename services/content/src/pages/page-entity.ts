import type { TownPage, TownPageSlug } from '@town/contracts/town-pages/record';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { sanitizeArticle } from '../news/sanitize-article.js';

/** A published page of the town's own texts. Its HTML is sanitised when it is stored and when it is read. */
@Entity('pages')
export class PageEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  slug: TownPageSlug;

  @Column('text')
  title: string;

  @Column('text', { nullable: true })
  intro: string | null;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('text', { nullable: true })
  keywords: string | null;

  @Column('text', { transformer: { to: sanitizeArticle, from: sanitizeArticle } })
  body: string;

  @Column('jsonb')
  cards: TownPage['cards'];

  @Column('jsonb', { name: 'section_intros' })
  sectionIntros: TownPage['sectionIntros'];
}
