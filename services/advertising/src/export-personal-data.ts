import { exportPersonalData } from '@town/service-kit/export-personal-data';
import { advertisingService } from './advertising-service.js';

await exportPersonalData(advertisingService, process.argv.slice(2));
