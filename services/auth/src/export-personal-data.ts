import { exportPersonalData } from '@town/service-kit/export-personal-data';
import { authService } from './auth-service.js';

await exportPersonalData(authService, process.argv.slice(2));
