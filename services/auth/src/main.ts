import { bootstrapService } from '@town/service-kit/bootstrap-service';
import { authService } from './auth-service.js';

await bootstrapService(authService);
