import { Injectable } from '@nestjs/common';

/** The current time for reminders, grace periods and refunds. Tests replace it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
