import { replayDeadLetters } from '@town/service-kit/replay-dead-letters';
import { contentService } from './content-service.js';

await replayDeadLetters(contentService);
