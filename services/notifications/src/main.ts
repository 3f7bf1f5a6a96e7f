import { bootstrapService } from '@town/service-kit/bootstrap-service';
import { notificationsService } from './notifications-service.js';

await bootstrapService(notificationsService);
