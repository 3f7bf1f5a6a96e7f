import { Logger } from '@nestjs/common';
import { notesService } from '../testing/notes-service.js';
import { useService } from '../testing/service-harness.js';
import { Retention } from './retention.js';

const { database, service } = useService(notesService);

test('a failed deletion in one table is logged and does not stop deletions in the others', async () => {
  await database().query('alter table outbox rename to outbox_away');
  await database().query(
    `insert into inbox (consumer, event_id, handled_at)
     values ('old', gen_random_uuid(), now() - interval '90 days')`,
  );
  const log = jest.spyOn(Logger.prototype, 'error').mockImplementation();
  try {
    await service().app.get(Retention, { strict: false }).run();
    expect(log).toHaveBeenCalledTimes(1);
  } finally {
    log.mockRestore();
    await database().query('alter table outbox_away rename to outbox');
  }
  expect(await database().query("select 1 from inbox where consumer = 'old'")).toEqual([]);
});
