import { protectAuditLog } from '@town/dev-stack/postgres/protect-audit-log';
import { readDatabaseUrls } from './database-urls.js';

// Takes ownership of the audit log from the auth service. It runs after every start of that service,
// because a new release may have migrated.
const urls = readDatabaseUrls(['admin', 'auth'], process.env);
await protectAuditLog(urls.admin, urls.auth);
console.log('The audit log only grows.');
