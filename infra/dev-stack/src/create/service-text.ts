import type { Names } from './names.js';

type Texts = Record<string, string>;

/** The sources of a new service with one public list of records that have a name. */
export const serviceTexts = (names: Names): Texts => ({
  ...programTexts(names),
  ...storageTexts(names),
  ...listTexts(names),
  ...testTexts(names),
});

const programTexts = ({ kebab, camel, pascal, title }: Names): Texts => ({
  'src/main.ts': `import { bootstrapService } from '@town/service-kit/bootstrap-service';
import { ${camel}Service } from './${kebab}-service.js';

await bootstrapService(${camel}Service);
`,
  'src/messaging.ts': `import type { ServiceMessaging } from '@town/messaging/service-messaging';

/** What this service publishes and consumes. The broker's accounts are generated from it. */
export const messaging: ServiceMessaging = { service: '${kebab}', publishes: [], consumes: [] };
`,
  [`src/${kebab}-service.ts`]: `import { Module } from '@nestjs/common';
import type { ServiceDefinition } from '@town/service-kit/service-definition';
import { messaging } from './messaging.js';
import { Create${pascal}1 } from './records/create-records.js';
import { RecordsModule } from './records/records-module.js';

@Module({ imports: [RecordsModule] })
class ${pascal}Module {}

/** The service "${title}". */
export const ${camel}Service: ServiceDefinition = {
  messaging,
  module: ${pascal}Module,
  migrations: [Create${pascal}1],
};
`,
});

const storageTexts = ({ pascal }: Names): Texts => ({
  'src/records/record-entity.ts': `import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('records')
export class RecordEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  name: string;
}
`,
  'src/records/create-records.ts': `import { listVersionTrigger } from '@town/service-kit/database/list-version-trigger';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Create${pascal}1 implements MigrationInterface {
  name = 'Create${pascal}${Date.now()}';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(\`
      create table records (
        id uuid primary key default gen_random_uuid(),
        name text not null
      );
      \${listVersionTrigger('records')}
    \`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table records');
  }
}
`,
});

const listTexts = ({ kebab, camel, title }: Names): Texts => ({
  'src/records/records-service.ts': `import { Injectable } from '@nestjs/common';
import type { ListQuery } from '@town/contracts/api/list-query';
import { ${camel}RecordSchema } from '@town/contracts/${kebab}/record';
import type { ListSnapshot } from '@town/service-kit/lists/list-answer';
import { type ListDefinition, Lists } from '@town/service-kit/lists/lists';
import { RecordEntity } from './record-entity.js';

const definition: ListDefinition<RecordEntity> = { entity: RecordEntity, schema: ${camel}RecordSchema };

@Injectable()
export class RecordsService {
  constructor(private readonly lists: Lists) {}

  /** By name. */
  list(query: ListQuery): Promise<ListSnapshot> {
    return this.lists.page(definition, query, (t) => t.orderBy('lower(t.name)').addOrderBy('t.id'));
  }
}
`,
  'src/records/records-controller.ts': `import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type ListQuery, listQuerySchema } from '@town/contracts/api/list-query';
import { ${camel}RecordSchema } from '@town/contracts/${kebab}/record';
import { AnswersPublicList } from '@town/service-kit/lists/answers';
import type { ListAnswer } from '@town/service-kit/lists/list-answer';
import { RecordsService } from './records-service.js';

@ApiTags('${title}')
@Controller('api/${kebab}')
export class RecordsController {
  constructor(private readonly records: RecordsService) {}

  @Get()
  @AnswersPublicList(${camel}RecordSchema)
  list(@Query({ schema: listQuerySchema }) query: ListQuery): Promise<ListAnswer> {
    return this.records.list(query);
  }
}
`,
  'src/records/records-module.ts': `import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RecordEntity } from './record-entity.js';
import { RecordsController } from './records-controller.js';
import { RecordsService } from './records-service.js';

@Module({
  imports: [TypeOrmModule.forFeature([RecordEntity])],
  controllers: [RecordsController],
  providers: [RecordsService],
})
export class RecordsModule {}
`,
});

const testTexts = ({ kebab, camel }: Names): Texts => ({
  'src/records/records.test.ts': `import { describePublicList } from '@town/service-kit/testing/describe-public-list';
import { useService } from '@town/service-kit/testing/service-harness';
import { ${camel}Service } from '../${kebab}-service.js';

const { address, database, read } = useService(${camel}Service);

beforeAll(() => database().query("insert into records (name) values ('Oak'), ('elm')"));

test('records come by name', async () => {
  const list = await read<{ name: string }[]>('/api/${kebab}');
  expect(list.map(({ name }) => name)).toEqual(['elm', 'Oak']);
});

describePublicList('records', {
  address: () => address('/api/${kebab}'),
  database,
  insert: "insert into records (name) values ('New')",
});
`,
});

/** The contract of the records of a new service. */
export const recordText = ({ camel, pascal, title }: Names) => `import * as z from 'zod/mini';
import { recordId } from '../records/record-id.js';

/** A record of the service "${title}". */
export const ${camel}RecordSchema = z.object({ id: recordId, name: z.string() });
${camel}RecordSchema.register(z.globalRegistry, { id: '${pascal}Record' });
`;
