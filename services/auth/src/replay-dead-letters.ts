import { replayDeadLetters } from '@town/service-kit/replay-dead-letters';
import { authService } from './auth-service.js';

await replayDeadLetters(authService);
