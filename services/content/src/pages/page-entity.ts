import type { TownPage, TownPageSlug } from '@town/contracts/town-pages/record';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { sanitizeArticle, sanitizeTranslation } from '../news/sanitize-article.js';

/**
 * A published page with the town's own text. Its HTML is sanitised when it is stored and when it is read.
 */
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

  @Column('text', { name: 'title_es', nullable: true })
  titleEs: string | null;

  @Column('text', { name: 'intro_es', nullable: true })
  introEs: string | null;

  @Column('text', {
    name: 'body_es',
    nullable: true,
    transformer: { to: sanitizeTranslation, from: sanitizeTranslation },
  })
  bodyEs: string | null;

  @Column('text', { name: 'description_es', nullable: true })
  descriptionEs: string | null;
}
