import { provisionDatabases } from '@town/dev-stack/postgres/databases';
import { serviceNames } from '@town/dev-stack/stack/service-names';
import { readDatabaseUrls } from './database-urls.js';

// Creates each service's role and database if they are missing, with the password from its address.
// It runs before every start of the services, so that a changed password takes effect.
const urls = readDatabaseUrls(['admin', ...serviceNames], process.env);
const passwords = serviceNames.map((name) => [
  name,
  decodeURIComponent(new URL(urls[name]).password),
]);
await provisionDatabases(urls.admin, Object.fromEntries(passwords));
console.log(`The databases are ready: ${serviceNames.join(', ')}.`);
