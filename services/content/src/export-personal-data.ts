import { exportPersonalData } from '@town/service-kit/export-personal-data';
import { contentService } from './content-service.js';

await exportPersonalData(contentService, process.argv.slice(2));
