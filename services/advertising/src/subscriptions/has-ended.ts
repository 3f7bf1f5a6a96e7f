import { ConflictException } from '@nestjs/common';

/** The response to owners when a subscription has ended and cannot be changed. */
export const hasEnded = (): ConflictException =>
  new ConflictException('This subscription has ended.');
