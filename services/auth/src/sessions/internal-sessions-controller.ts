import { Controller, Get, Header, HttpCode, NotFoundException, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { recordId } from '@town/contracts/record-id';
import { SessionsService } from './sessions-service.js';

/** For the other services; the gateway routes none of this. */
@ApiExcludeController()
@Controller('internal/sessions')
export class InternalSessionsController {
  constructor(private readonly sessions: SessionsService) {}

  /** 204 while a session goes on, else 404. */
  @Get(':id')
  @HttpCode(204)
  @Header('Cache-Control', 'no-store')
  async check(@Param('id', { schema: recordId }) id: string): Promise<void> {
    if (!(await this.sessions.isActive(id))) throw new NotFoundException('No such session');
  }
}
