import { describeMigrations } from '@town/service-kit/testing/describe-migrations';
import { advertisingService } from './advertising-service.js';

describeMigrations(advertisingService);
