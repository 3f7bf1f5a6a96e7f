import { useService } from '@town/service-kit/testing/service-harness';
import { authService } from './auth-service.js';

const { address, read } = useService(authService);

test('the service is ready when its database is, and describes its API', async () => {
  expect((await fetch(address('/readyz'))).status).toBe(200);
  expect(await read('/api/auth/openapi.json')).toMatchObject({ openapi: '3.1.0' });
});
