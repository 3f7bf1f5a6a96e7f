import { Injectable } from '@nestjs/common';
import { ApplicationHistory } from './application-history.js';
import { GoLive } from './go-live.js';

/** Base of the handlers that record an event about an application. */
@Injectable()
export abstract class ApplicationHandler {
  constructor(
    protected readonly history: ApplicationHistory,
    protected readonly goLive: GoLive,
  ) {}
}
