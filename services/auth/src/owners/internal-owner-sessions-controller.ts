import { Body, Controller, Header, HttpCode, NotFoundException, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { OwnerIdentity } from '@town/contracts/owners/session';
import { OwnerSessions } from '@town/service-kit/owners/owner-sessions';
import * as z from 'zod/mini';

const questionSchema = z.object({ secret: z.string().check(z.maxLength(500)) });

/** Called by the other services. The gateway does not route it. */
@ApiExcludeController()
@Controller('internal/owner-sessions')
export class InternalOwnerSessionsController {
  constructor(private readonly sessions: OwnerSessions) {}

  /** Returns the owner of a valid session, else 404. */
  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async find(
    @Body({ schema: questionSchema }) { secret }: z.output<typeof questionSchema>,
  ): Promise<OwnerIdentity> {
    const owner = await this.sessions.find(secret);
    if (!owner) throw new NotFoundException('No such session');
    return owner;
  }
}
