import { Body, Controller, Header, HttpCode, NotFoundException, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { OwnerIdentity } from '@town/contracts/owners/session';
import { OwnerSessions } from '@town/service-kit/owners/owner-sessions';
import * as z from 'zod/mini';

const questionSchema = z.object({ secret: z.string().check(z.maxLength(500)) });

/** For the other services; the gateway routes none of this. */
@ApiExcludeController()
@Controller('internal/owner-sessions')
export class InternalOwnerSessionsController {
  constructor(private readonly sessions: OwnerSessions) {}

  /** Whose session it is while it continues, else 404. */
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
