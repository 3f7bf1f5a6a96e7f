import { Injectable } from '@nestjs/common';
import { townDate } from '@town/contracts/town/date';
import type { EntityManager } from 'typeorm';
import { SettingsService } from '../settings/settings-service.js';
import { Inbox } from './inbox.js';

/** Base of the handlers that add items about payments. */
@Injectable()
export abstract class PaymentItemHandler {
  constructor(
    protected readonly inbox: Inbox,
    private readonly settings: SettingsService,
  ) {}

  /** The day of an instant on the town's clock. */
  protected async dayOf(manager: EntityManager, instant: string): Promise<string> {
    return townDate(new Date(instant), (await this.settings.current(manager)).profile.timeZone);
  }
}
