import { readDatabaseUrls } from '../containers/database-urls.js';
import { loadSampleTown } from './load-sample-town.js';

const { catalog, content } = readDatabaseUrls(['catalog', 'content'], process.env);
await loadSampleTown({ catalogUrl: catalog, contentUrl: content }, new Date());
