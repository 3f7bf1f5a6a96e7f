import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { type Replay, replayDeadLettersPath } from '@town/contracts/messaging/dead-letters';
import { EventConsumers } from './event-consumers.js';

/** For operators: replays dead letters after the cause of their failure is repaired. */
@ApiExcludeController()
@Controller(replayDeadLettersPath)
export class DeadLettersController {
  constructor(private readonly consumers: EventConsumers) {}

  @Post()
  @HttpCode(200)
  replay(): Promise<Replay> {
    return this.consumers.replayDeadLetters();
  }
}
