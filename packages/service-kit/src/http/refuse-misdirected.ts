import { Logger } from '@nestjs/common';
import { apiOwner } from '@town/contracts/api/owners';
import type { NextFunction, Request, Response } from 'express';

/**
 * Closes the connection when a request is for another service. A container engine reuses the IP address
 * of a removed container, so a caller with a cached DNS answer can reach the wrong service. A 404 would
 * mean that the record does not exist; after a closed connection the caller retries.
 * @param service the name of this service
 */
export function refuseMisdirected(service: string) {
  const logger = new Logger('Http');
  return (request: Request, _: Response, next: NextFunction): void => {
    const owner = apiOwner(request.path);
    if (!owner || owner === service) {
      next();
      return;
    }
    logger.warn('A call of another service was refused', { owner });
    request.socket.destroy();
  };
}
