import { bootstrapService } from '@town/service-kit/bootstrap-service';
import { catalogService } from './catalog-service.js';

await bootstrapService(catalogService);
