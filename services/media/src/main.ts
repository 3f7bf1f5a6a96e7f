import { bootstrapService } from '@town/service-kit/bootstrap-service';
import { mediaService } from './media-service.js';

await bootstrapService(mediaService);
