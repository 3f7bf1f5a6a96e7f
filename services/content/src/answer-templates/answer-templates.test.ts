import { type AnswerTemplate, answerTemplateSchema } from '@town/contracts/inbox/templates';
import { editorCall } from '@town/service-kit/testing/editor-call';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../content-service.js';

const { auth, settings } = useFakeAuth();
const { address, database } = useService(contentService, settings);

const path = '/api/admin/answer-templates';

const asEditor = editorCall({ address }, auth);
const call = (method: string, id = '', body?: object, version?: number) =>
  asEditor(method, `${path}${id && `/${id}`}`, body, version);

const names = async () => (await readJson<AnswerTemplate[]>(call('GET'))).map(({ name }) => name);

test('a new town has two templates; editors add, change and remove templates', async () => {
  expect(await names()).toEqual(['Listing is online', 'Thank you']);
  const added = await call('POST', '', { name: 'hours', text: 'Hello {name}' });
  expect(added.status).toBe(201);
  const { id, version } = answerTemplateSchema.parse(await added.json());
  expect(await names()).toEqual(['hours', 'Listing is online', 'Thank you']);
  const text = 'Hello {name}, about {subject}';
  expect(await readJson(call('PUT', id, { name: 'Hours', text }, version))).toEqual({
    id,
    name: 'Hours',
    text,
    version: 2,
  });
  expect((await call('DELETE', id)).status).toBe(204);
  expect(await names()).not.toContain('Hours');
  const entries = await database().query<{ action: string }>(
    `select event -> 'data' ->> 'action' as action from outbox
     where subject = 'content.audited.v1' and event -> 'data' ->> 'id' = $1
     order by (event ->> 'time')::timestamptz`,
    [id],
  );
  expect(entries.map(({ action }) => action)).toEqual(['create', 'change', 'remove']);
});

test('an invalid template is refused, and nothing changes', async () => {
  const before = await readJson<AnswerTemplate[]>(call('GET'));
  const refused = async (answer: Promise<Response>) => {
    const { status, errors } = await readJson<{ status: number; errors?: { path: string }[] }>(
      answer,
    );
    return [status, errors?.map((error) => error.path)];
  };
  expect(await refused(call('POST', '', { name: '', text: '{who}' }))).toEqual([
    400,
    ['name', 'text'],
  ]);
  expect(await refused(call('POST', '', { name: 'thank YOU', text: 'x' }))).toEqual([
    400,
    ['name'],
  ]);
  const [first] = before;
  const change = { name: 'Another', text: 'x' };
  expect((await call('PUT', first!.id, change)).status).toBe(428);
  expect((await call('PUT', first!.id, change, 9)).status).toBe(412);
  expect(await readJson(call('GET'))).toEqual(before);
});
