import { replayDeadLetters } from '@town/service-kit/replay-dead-letters';
import { catalogService } from './catalog-service.js';

await replayDeadLetters(catalogService);
