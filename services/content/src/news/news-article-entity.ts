import { PicturedRow } from '@town/managed-records/public/pictured-row';
import { Column, Entity } from 'typeorm';
import { sanitizeArticle, sanitizeTranslation } from './sanitize-article.js';

/** A news article. Its HTML is sanitised when it is stored, and again when it is read. */
@Entity('news_articles')
export class NewsArticleEntity extends PicturedRow {
  @Column('text')
  title: string;

  @Column('text', { transformer: { to: sanitizeArticle, from: sanitizeArticle } })
  content: string;

  @Column('text')
  category: string;

  @Column('timestamptz', { name: 'published_date' })
  publishedDate: Date;

  @Column('text', { nullable: true })
  author: string | null;

  @Column('text', { name: 'title_es', nullable: true })
  titleEs: string | null;

  @Column('text', {
    name: 'content_es',
    nullable: true,
    transformer: { to: sanitizeTranslation, from: sanitizeTranslation },
  })
  contentEs: string | null;
}
