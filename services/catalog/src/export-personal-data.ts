import { exportPersonalData } from '@town/service-kit/export-personal-data';
import { catalogService } from './catalog-service.js';

await exportPersonalData(catalogService, process.argv.slice(2));
