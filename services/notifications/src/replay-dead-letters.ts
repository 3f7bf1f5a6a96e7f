import { replayDeadLetters } from '@town/service-kit/replay-dead-letters';
import { notificationsService } from './notifications-service.js';

await replayDeadLetters(notificationsService);
