import { loadSampleTown } from './load-sample-town.js';

const catalogUrl = process.env['CATALOG_DATABASE_URL'];
const contentUrl = process.env['CONTENT_DATABASE_URL'];
if (!catalogUrl || !contentUrl) {
  console.error('Set CATALOG_DATABASE_URL and CONTENT_DATABASE_URL to load the sample town');
  process.exit(1);
}
await loadSampleTown({ catalogUrl, contentUrl }, new Date());
