import { replayDeadLetters } from '@town/service-kit/replay-dead-letters';
import { mediaService } from './media-service.js';

await replayDeadLetters(mediaService);
