import { exportPersonalData } from '@town/service-kit/export-personal-data';
import { mediaService } from './media-service.js';

await exportPersonalData(mediaService, process.argv.slice(2));
