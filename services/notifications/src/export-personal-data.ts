import { exportPersonalData } from '@town/service-kit/export-personal-data';
import { notificationsService } from './notifications-service.js';
import { personalTables } from './personal-tables.js';

// Without the rest of the service: showing what is held must neither need a mail server nor send.
await exportPersonalData(
  { ...notificationsService, module: personalTables },
  process.argv.slice(2),
);
