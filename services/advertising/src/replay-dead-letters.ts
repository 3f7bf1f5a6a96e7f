import { replayDeadLetters } from '@town/service-kit/replay-dead-letters';
import { advertisingService } from './advertising-service.js';

await replayDeadLetters(advertisingService);
