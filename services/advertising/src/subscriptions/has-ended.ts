import { ConflictException } from '@nestjs/common';

/** The answer to owners where nothing can be done with a subscription any more. */
export const hasEnded = (): ConflictException =>
  new ConflictException('This subscription has ended.');
