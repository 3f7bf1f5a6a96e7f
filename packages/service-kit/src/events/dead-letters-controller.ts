import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { type Replay, replayDeadLettersPath } from '@town/contracts/messaging/dead-letters';
import { EventConsumers } from './event-consumers.js';

/** For operators, who have repaired what kept events from being handled. */
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
