import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { OwnerIdentity } from '@town/contracts/owners/session';
import { ownerUploadsPerDay } from '@town/contracts/pictures/listing-pictures';
import { recordId } from '@town/contracts/records/record-id';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import { RequestLimit } from '@town/service-kit/limits/request-limit';
import type { Request } from 'express';
import * as z from 'zod/mini';
import { PictureRights } from './picture-rights.js';

const querySchema = z.object({ listing: recordId });

/**
 * Checks an owner's upload before its body is read: the listing must be theirs, and the rate limit not
 * exceeded.
 */
@Injectable()
export class OwnerUploadGuard implements CanActivate {
  constructor(
    private readonly rights: PictureRights,
    private readonly requests: RequestLimit,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request & { owner: OwnerIdentity }>();
    const query = querySchema.safeParse(request.query).data;
    if (!query) {
      throw new ValidationProblem([{ path: 'listing', message: 'Please say for which listing' }]);
    }
    const { ownerId, email } = request.owner;
    await this.rights.check(email, query.listing);
    await this.requests.count(ownerId, {
      name: 'pictures of an owner',
      limit: ownerUploadsPerDay,
      seconds: 24 * 60 * 60,
    });
    return true;
  }
}
