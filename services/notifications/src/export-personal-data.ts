import { exportPersonalData } from '@town/service-kit/export-personal-data';
import { notificationsService } from './notifications-service.js';
import { personalTables } from './personal-tables.js';

// Loads only the personal tables: an export needs no mail server and sends nothing.
await exportPersonalData(
  { ...notificationsService, module: personalTables },
  process.argv.slice(2),
);
