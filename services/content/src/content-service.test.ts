import { describeMigrations } from '@town/service-kit/testing/describe-migrations';
import { contentService } from './content-service.js';

describeMigrations(contentService);
