import { eventually } from '@town/service-kit/testing/eventually';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { useService } from '@town/service-kit/testing/service-harness';
import { DataSource } from 'typeorm';
import { catalogService } from '../catalog-service.js';
import { MailPreferencesStore } from './mail-preferences.js';

const { settings } = useFakeAuth();
const { database, service } = useService(catalogService, settings);

test('two simultaneous unsubscriptions from different mails both take effect', async () => {
  const email = 'both@example.com';
  const store = service().app.get(MailPreferencesStore, { strict: false });
  const dataSource = service().app.get(DataSource);
  await store.save(dataSource.manager, email, { statistics: true, hours: true });
  // Wrapped in an object: returning the promise itself would make the transaction wait for the second one.
  const { second } = await dataSource.transaction(async (manager) => {
    await store.unsubscribe(manager, email, 'statistics');
    const waits = store.unsubscribe(dataSource.manager, email, 'hours');
    await eventually(async () => {
      const waiting = await database().query(
        `select 1 from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(waiting.length).toBeGreaterThan(0);
    });
    return { second: waits };
  });
  await second;
  expect(await store.of(dataSource.manager, email)).toEqual({ statistics: false, hours: false });
});
