import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A news article; its content is sanitised HTML. */
@Entity('news_articles')
export class NewsArticleEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  title: string;

  @Column('text')
  content: string;

  @Column('text')
  category: string;

  @Column('timestamptz', { name: 'published_date' })
  publishedDate: Date;

  @Column('text', { nullable: true })
  author: string | null;

  @Column('text', { name: 'image_url', nullable: true })
  imageUrl: string | null;
}
