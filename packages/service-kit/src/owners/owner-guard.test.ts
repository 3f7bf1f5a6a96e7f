import { Controller, Get, Module, Post } from '@nestjs/common';
import { type OwnerIdentity, ownerCookie } from '@town/contracts/owners/session';
import type { ServiceDefinition } from '../service-definition.js';
import { useFakeAuth } from '../testing/fake-auth.js';
import { readJson } from '../testing/read-json.js';
import { useService } from '../testing/service-harness.js';
import { CurrentOwner, OwnerOnly } from './owner-guard.js';
import { ownerModule } from './owner-module.js';

@OwnerOnly()
@Controller('api/own')
class OwnController {
  @Get()
  read(@CurrentOwner() owner: OwnerIdentity) {
    return owner;
  }

  @Post()
  write(@CurrentOwner() owner: OwnerIdentity) {
    return owner;
  }
}

@Module({ imports: [ownerModule()], controllers: [OwnController] })
class OwnModule {}

const definition: ServiceDefinition = {
  module: OwnModule,
  migrations: [],
  messaging: { service: 'own', publishes: [], consumes: [] },
};

const { auth, settings } = useFakeAuth();
const { address } = useService(definition, settings);

const ask = (method: string, headers: Record<string, string>) =>
  fetch(address('/api/own'), { method, headers });

test('an owner is identified by the cookie, and the response must not be stored', async () => {
  const response = await ask('GET', auth().ownerHeaders('ann@example.com'));
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await readJson<OwnerIdentity>(response)).toMatchObject({ email: 'ann@example.com' });
});

test('a request without a valid session gets 401', async () => {
  expect((await ask('GET', {})).status).toBe(401);
  expect((await ask('GET', { Cookie: `${ownerCookie}=guessed` })).status).toBe(401);
});

test('a write is accepted only from a page of this site', async () => {
  const headers = auth().ownerHeaders('ann@example.com');
  expect((await ask('POST', headers)).status).toBe(201);
  expect((await ask('POST', { ...headers, Origin: 'https://evil.example' })).status).toBe(403);
  expect((await ask('POST', { ...headers, 'X-Requested-With': '' })).status).toBe(403);
  const { Origin: _, ...withoutOrigin } = headers;
  expect((await ask('POST', withoutOrigin)).status).toBe(403);
});

test('an owner gets 503 instead of 401 while the auth service is down', async () => {
  const headers = auth().ownerHeaders('ann@example.com');
  auth().setAway(true);
  const { status } = await ask('GET', headers);
  auth().setAway(false);
  expect(status).toBe(503);
});
