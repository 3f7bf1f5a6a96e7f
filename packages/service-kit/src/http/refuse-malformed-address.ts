import { BadRequestException } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

/**
 * Refuses an address that cannot be decoded, or that contains a NUL character, which PostgreSQL cannot
 * store.
 */
export function refuseMalformedAddress(request: Request, _: Response, next: NextFunction): void {
  let decoded: string;
  try {
    decoded = decodeURIComponent(request.url);
  } catch {
    throw new BadRequestException('The address is not encoded correctly');
  }
  if (decoded.includes('\0')) {
    throw new BadRequestException('The address must not contain a NUL character');
  }
  next();
}
