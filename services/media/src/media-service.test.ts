import { describeMigrations } from '@town/service-kit/testing/describe-migrations';
import { mediaService } from './media-service.js';

describeMigrations(mediaService);
