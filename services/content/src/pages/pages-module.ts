import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PageEntity } from './page-entity.js';

/** The table of published pages. The module for managed records provides the API calls. */
@Module({ imports: [TypeOrmModule.forFeature([PageEntity])] })
export class PagesModule {}
