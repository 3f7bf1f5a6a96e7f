import { bootstrapService } from '@town/service-kit/bootstrap-service';
import { advertisingService } from './advertising-service.js';

await bootstrapService(advertisingService);
