import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NewsArticleEntity } from './news-article-entity.js';
import { NewsController } from './news-controller.js';
import { NewsService } from './news-service.js';

@Module({
  imports: [TypeOrmModule.forFeature([NewsArticleEntity])],
  controllers: [NewsController],
  providers: [NewsService],
})
export class NewsModule {}
