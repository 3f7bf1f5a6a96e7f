import { Logger } from '@nestjs/common';
import { apiOwner } from '@town/contracts/api/owners';
import type { NextFunction, Request, Response } from 'express';

/**
 * Closes the connection of a call that another service owns. A container engine gives the address of a
 * removed container to the next one, and callers that have looked the name up before reach a wrong
 * service. A 404 would tell them that the record does not exist; after a closed connection they
 * ask again.
 * @param service the name of this one
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
