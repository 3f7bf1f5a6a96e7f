import { Injectable } from '@nestjs/common';

/** The time by which reminders, grace and refunds are counted. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
