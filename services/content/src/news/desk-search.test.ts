import type { ManagedRecord } from '@town/contracts/managed-records/record';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../content-service.js';

const { auth, settings } = useFakeAuth();
const { address } = useService(contentService, settings);

const news = '/api/admin/news';
const call = (path: string, body?: object) =>
  fetch(address(path), {
    headers: {
      Authorization: `Bearer ${auth().tokenOf('editor')}`,
      'Content-Type': 'application/json',
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });

test("a search by staff finds an article's visible text, but not its markup", async () => {
  const article = {
    title: 'Fair week',
    content: '<p>Pies by <strong>Smith</strong> &amp; Sons</p>',
    category: 'general',
    author: 'A. Writer',
  };
  expect((await call(news, article)).status).toBe(201);
  const found = async (words: string) =>
    (await readJson<ManagedRecord[]>(call(`${news}?q=${encodeURIComponent(words)}`))).length;
  expect(await found('smith & sons')).toBe(1);
  expect(await found('strong')).toBe(0);
  expect(await found('amp')).toBe(0);
});
