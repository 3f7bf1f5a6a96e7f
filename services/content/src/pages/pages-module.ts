import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PageEntity } from './page-entity.js';

/** The table of published pages. The calls come from the managed records. */
@Module({ imports: [TypeOrmModule.forFeature([PageEntity])] })
export class PagesModule {}
