import { createServer } from 'node:http';
import { DataSource, EntitySchema, In } from 'typeorm';

/**
 * What the lists are compared with: the same rows from the same database by a TypeORM repository,
 * turned into JSON for every request. It has neither framework nor validation, which is to its
 * advantage. Runs as a process of its own with DATABASE_URL and PORT.
 */
const business = new EntitySchema({
  name: 'Business',
  tableName: 'businesses',
  columns: {
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    description: { type: 'text' },
    category: { type: 'text' },
    imageUrl: { type: 'text', name: 'image_url', nullable: true },
    address: { type: 'text', nullable: true },
    phone: { type: 'text', nullable: true },
    website: { type: 'text', nullable: true },
    hours: { type: 'text', nullable: true },
  },
});

const dataSource = await new DataSource({
  type: 'postgres',
  url: process.env['DATABASE_URL'],
  entities: [business],
}).initialize();
const businesses = dataSource.getRepository(business);

const server = createServer(async (_, response) => {
  const rows = await businesses.find({
    where: { category: In(['dining', 'restaurant', 'food']) },
    order: { name: 'ASC' },
  });
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(rows));
});
server.listen(Number(process.env['PORT']), '127.0.0.1');

process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => void dataSource.destroy());
});
