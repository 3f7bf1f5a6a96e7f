import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { brokerAuthorization } from '@town/messaging/broker-authorization';
import { allMessaging } from './all-messaging.js';

const file = join(projectRoot, 'infra/kubernetes/base/nats/authorization.conf');

// UPDATE_BROKER=1 writes the file; without it, a changed declaration fails here.
test("the broker's accounts match the services' declarations", () => {
  const text = brokerAuthorization(allMessaging, '../../run/secrets/nats-passwords.conf');
  if (process.env['UPDATE_BROKER']) writeFileSync(file, text);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('every consumed event is published by exactly one service', () => {
  const published = allMessaging.flatMap(({ publishes }) => publishes);
  for (const { contract } of allMessaging.flatMap(({ consumes }) => consumes)) {
    expect(published.filter((each) => each.contract === contract)).toHaveLength(1);
  }
});

test('every published event has a consumer', () => {
  const consumed = new Set(
    allMessaging.flatMap(({ consumes }) => consumes.map(({ contract }) => contract)),
  );
  for (const { contract } of allMessaging.flatMap(({ publishes }) => publishes)) {
    expect(consumed).toContain(contract);
  }
});
