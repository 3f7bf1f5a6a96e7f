import { bootstrapService } from '@town/service-kit/bootstrap-service';
import { contentService } from './content-service.js';

await bootstrapService(contentService);
