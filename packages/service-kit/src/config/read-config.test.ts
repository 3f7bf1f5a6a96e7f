import { ConfigurationError, readConfig } from './read-config.js';
import { serviceConfigSchema } from './service-config.js';

const complete = {
  DATABASE_URL: 'postgres://town:secret@127.0.0.1:5432/catalog',
  NATS_URL: 'nats://127.0.0.1:4222',
  SITE_URL: 'http://localhost:8080',
};

test('what is not given takes its default', () => {
  const config = readConfig(serviceConfigSchema, { ...complete, LOG_LEVEL: '' });
  expect(config).toMatchObject({ HOST: '127.0.0.1', LOG_LEVEL: 'log', DATABASE_POOL_SIZE: 10 });
});

test('every wrong variable is named, and no value is shown', () => {
  const read = () =>
    readConfig(serviceConfigSchema, {
      ...complete,
      DATABASE_URL: 'mysql://secret',
      PORT: 'eighty',
    });
  expect(read).toThrow(ConfigurationError);
  expect(read).toThrow(/PORT.*DATABASE_URL/);
  expect(read).not.toThrow(/secret|eighty/);
});
