import { databaseNames, provisionDatabases } from '../local/databases.js';
import { readDatabaseUrls } from './database-urls.js';

// Makes each service's role and database where they are missing, with the password of its address:
// run before the services start, at every start, so that a changed password counts as well.
const urls = readDatabaseUrls(['admin', ...databaseNames], process.env);
const passwords = databaseNames.map((name) => [
  name,
  decodeURIComponent(new URL(urls[name]).password),
]);
await provisionDatabases(urls.admin, Object.fromEntries(passwords));
console.log(`The databases are there: ${databaseNames.join(', ')}.`);
