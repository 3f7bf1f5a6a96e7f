import type { InboxItem } from '@town/contracts/inbox/record';
import type { StoredSettings } from '@town/contracts/settings/town-settings';
import type { StaffRole } from '@town/contracts/staff/roles';
import { PersonalData } from '@town/service-kit/privacy/personal-data';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from './content-service.js';

const { auth, settings } = useFakeAuth();
const { address, service } = useService(contentService, settings);

function call(role: StaffRole, method: string, path: string, body?: object, version?: number) {
  return fetch(address(`/api/${path}`), {
    method,
    ...(body && { body: JSON.stringify(body) }),
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(version && { 'If-Match': `"${version}"` }),
      Authorization: `Bearer ${auth().tokenOf(role)}`,
    },
  });
}

test("a clerk's export lists their work on inbox and settings, but names no other person", async () => {
  await call('reader', 'POST', 'contact', {
    fullName: 'Vera Visitor',
    email: 'vera@example.com',
    subject: 'About Vera',
    message: 'When is the library open?',
  });
  const [item] = await readJson<InboxItem[]>(call('editor', 'GET', 'admin/inbox'));
  const path = `admin/inbox/${item?.id}`;
  await readJson(
    call('editor', 'PUT', path, { assignee: 'clerk@example.com', note: 'Vera again' }),
  );
  const answer = { subject: 'Re: About Vera', text: 'Vera, it is open at nine.' };
  await readJson(call('editor', 'POST', `${path}/answer`, answer));
  await readJson(call('editor', 'PUT', path, { state: 'done' }));
  const { version, ...town } = await readJson<StoredSettings>(
    call('administrator', 'GET', 'admin/settings'),
  );
  await readJson(call('administrator', 'PUT', 'admin/settings', town, version));

  const personalData = service().app.get(PersonalData, { strict: false });
  const editor = await personalData.export('editor@example.com');
  expect(editor['inbox_items']).toEqual([
    expect.objectContaining({ id: item?.id, kind: 'message', done_by: 'editor@example.com' }),
    expect.objectContaining({ id: item?.id, by: 'editor@example.com', at: expect.any(String) }),
  ]);
  const clerk = await personalData.export('clerk@example.com');
  expect(clerk['inbox_items']).toEqual([
    expect.objectContaining({ assignee: 'clerk@example.com' }),
  ]);
  expect(JSON.stringify([clerk, editor])).not.toMatch(/vera/i);
  const visitor = await personalData.export('vera@example.com');
  expect(visitor['inbox_items']).toEqual([
    expect.not.objectContaining({ words: expect.anything() }),
  ]);
  const office = 'the town’s office';
  expect(visitor['inbox_items']).toEqual([
    expect.objectContaining({
      note: 'Vera again',
      assignee: office,
      done_by: office,
      answers: [expect.objectContaining({ text: answer.text, by: office })],
    }),
  ]);
  expect(JSON.stringify(visitor)).not.toMatch(/(clerk|editor)@example/);
  expect(await personalData.export('administrator@example.com')).toMatchObject({
    town_settings: [{ changed_by: 'administrator@example.com', version: version + 1 }],
  });
});
