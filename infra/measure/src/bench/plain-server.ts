import 'reflect-metadata';
import { Controller, Get, Module, Query } from '@nestjs/common';
import { APP_PIPE, NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { InjectRepository, TypeOrmModule } from '@nestjs/typeorm';
import { type BusinessQuery, businessQuerySchema } from '@town/contracts/api/list-query';
import { categoriesOf } from '@town/contracts/businesses/categories';
import { validationPipe } from '@town/service-kit/http/validation-pipe';
import { Column, Entity, In, PrimaryColumn, Repository } from 'typeorm';

/**
 * The server with which lists are compared: the same route in the same framework. It answers every request
 * from the same database with a TypeORM repository, without a gateway, logs, metrics or headers. It runs as
 * a separate process with DATABASE_URL and PORT.
 */
@Entity('businesses')
class Business {
  @PrimaryColumn('uuid') id: string;
  @Column('text') name: string;
  @Column('text') description: string;
  @Column('text') category: string;
  @Column('text', { name: 'image_url', nullable: true }) imageUrl: string | null;
  @Column('text', { nullable: true }) address: string | null;
  @Column('text', { nullable: true }) phone: string | null;
  @Column('text', { nullable: true }) website: string | null;
  @Column('text', { nullable: true }) hours: string | null;
}

@Controller('api/businesses')
class BusinessesController {
  constructor(@InjectRepository(Business) private readonly businesses: Repository<Business>) {}

  @Get()
  list(@Query({ schema: businessQuerySchema }) { category }: BusinessQuery): Promise<Business[]> {
    const where = category ? { category: In(categoriesOf(category)) } : {};
    return this.businesses.find({ where, order: { name: 'ASC' } });
  }
}

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'postgres',
      url: process.env['DATABASE_URL'],
      entities: [Business],
    }),
    TypeOrmModule.forFeature([Business]),
  ],
  controllers: [BusinessesController],
  providers: [{ provide: APP_PIPE, useFactory: validationPipe }],
})
class PlainModule {}

const app = await NestFactory.create<NestExpressApplication>(PlainModule, { logger: ['error'] });
app.disable('etag');
app.enableShutdownHooks(['SIGTERM']);
await app.listen(Number(process.env['PORT']), '127.0.0.1');
