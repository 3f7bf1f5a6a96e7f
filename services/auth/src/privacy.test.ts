import { randomUUID } from 'node:crypto';
import { emailHash } from '@town/service-kit/privacy/email-hash';
import { PersonalData } from '@town/service-kit/privacy/personal-data';
import { useService } from '@town/service-kit/testing/service-harness';
import { DataSource } from 'typeorm';
import { AccountsService } from './accounts/accounts-service.js';
import { authService } from './auth-service.js';
import { OwnerBrowser } from './testing/owner-client.js';

const harness = useService(authService);
const { database, service } = harness;
const email = 'leaver@example.com';

const held = () => service().app.get(PersonalData, { strict: false }).export(email);

const erase = () =>
  service()
    .app.get(DataSource)
    .transaction((manager) =>
      service()
        .app.get(PersonalData, { strict: false })
        .erase(manager, randomUUID(), emailHash(email)),
    );

test('a former staff member is erased, and their actions stay in the audit log', async () => {
  const accounts = service().app.get(AccountsService);
  await accounts.add(email, 'three ducks on the river');
  await database().query(
    `insert into audit_entries (id, at, service, actor, action, kind, record_id, after)
     values ($1, now(), 'content', $2, 'publish', 'news', '1', '{"author": "Vera Visitor"}')`,
    [randomUUID(), email],
  );
  const before = await held();
  expect(before).toMatchObject({
    staff_accounts: [{ email }],
    audit_entries: [{ actor: email, action: 'publish' }],
  });
  expect(JSON.stringify(before)).not.toMatch(/argon2|Vera/);

  await erase();
  expect(Object.keys(await held())).toContain('staff_accounts');
  await accounts.disable(email);
  await erase();
  expect(await held()).toMatchObject({ audit_entries: [{ actor: email }] });
  expect(Object.keys(await held())).not.toContain('staff_accounts');
});

test('the second factor of a former staff member is exported without its secrets, and erased', async () => {
  const accounts = service().app.get(AccountsService);
  await accounts.add(email, 'three ducks on the river');
  await database().query(
    `insert into staff_passkeys
       (id, account_id, name, credential_id, public_key, counter, transports)
     select $1, id, 'My phone', 'credential', 'public', 0, '[]' from staff_accounts
     where email = $2`,
    [randomUUID(), email],
  );
  const before = await held();
  expect(before['staff_second_factors']).toEqual([
    expect.objectContaining({ email, kind: 'passkey', name: 'My phone' }),
  ]);
  expect(JSON.stringify(before)).not.toContain('credential');
  await accounts.disable(email);
  await erase();
  expect(Object.keys(await held())).not.toContain('staff_second_factors');
  expect(await database().query('select * from staff_passkeys')).toEqual([]);
});

test('an owner is exported without the secrets of links, and erased with every session', async () => {
  await new OwnerBrowser(harness).signIn(email);
  const before = await held();
  expect(before).toMatchObject({ owners: [{ email }], owner_links: [{ email }] });
  expect(JSON.stringify(before)).not.toContain('_hash');
  await erase();
  expect(await held()).not.toHaveProperty('owners');
  expect(await database().query('select * from owner_sessions')).toEqual([]);
});

test('the links and sessions of an account are exported without their secrets', async () => {
  const accounts = service().app.get(AccountsService);
  await accounts.add(email, 'three ducks on the river');
  await database().query(
    `with account as (select id from staff_accounts where email = $1), link as (
       insert into staff_links (id, account_id, purpose, token_hash, expires_at)
       select gen_random_uuid(), id, 'reset', 'secret of a link', now() from account
     )
     insert into staff_sessions (id, account_id, expires_at)
     select gen_random_uuid(), id, now() from account`,
    [email],
  );
  await new OwnerBrowser(harness).signIn(email);
  const before = await held();
  expect(before).toMatchObject({
    staff_links: [{ email, purpose: 'reset' }],
    staff_sessions: [{ email, revoked_at: null }],
    owner_sessions: [{ email }],
  });
  const { id } = (await database().query<{ id: string }>('select id from staff_sessions'))[0]!;
  expect(JSON.stringify(before)).not.toMatch(/_hash|secret of a link/);
  expect(JSON.stringify(before)).not.toContain(id);

  await accounts.disable(email);
  await erase();
  expect(Object.keys(await held())).not.toContain('staff_sessions');
});
