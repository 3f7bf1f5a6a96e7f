import { Body, Controller, Delete, Get, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { OwnerIdentity } from '@town/contracts/owners/session';
import type { Language } from '@town/contracts/pages/languages';
import { recordId } from '@town/contracts/records/record-id';
import {
  type AcceptedMove,
  acceptedMoveSchema,
  type PlanMoveRequest,
  type PlanMoves,
  planMoveRequestSchema,
  planMovesSchema,
} from '@town/contracts/subscriptions/plan-move';
import { ApiPageLanguage, PageLanguage } from '@town/service-kit/http/page-language';
import { SubmissionLimit } from '@town/service-kit/limits/submission-limit';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import { CurrentOwner, OwnerOnly } from '@town/service-kit/owners/owner-guard';
import { PlanMovesService } from './plan-moves.js';
import { PlanTakeover } from './plan-takeover.js';

const idParameter = { schema: recordId };

/**
 * The plans that wait for another address. A move has an id of its own, so these calls do not choose a plan by
 * `?id=` as the other calls of a subscription do: the address that accepts it has no subscription yet.
 */
@ApiTags('Owners')
@OwnerOnly()
@ApiProblem(503, 'The database is away')
@Controller('api/owner/subscription/moves')
export class PlanMovesController {
  constructor(
    private readonly moves: PlanMovesService,
    private readonly takeover: PlanTakeover,
  ) {}

  @Get()
  @ApiOkResponse({ description: 'Without an answer', standardSchema: planMovesSchema })
  list(@CurrentOwner() { email }: OwnerIdentity): Promise<PlanMoves> {
    return this.moves.list(email);
  }

  @Post()
  // Each offer sends a mail.
  @UseGuards(SubmissionLimit)
  @HttpCode(204)
  @ApiPageLanguage('The language of the mail, unless that of the address is known')
  @ApiProblem(400, 'The address is wrong, or the own one')
  @ApiProblem(404, 'There is no such subscription of this owner')
  @ApiProblem(409, 'It has ended or waits already, or too many plans do or did')
  offer(
    @CurrentOwner() { email }: OwnerIdentity,
    @Body({ schema: planMoveRequestSchema }) request: PlanMoveRequest,
    @PageLanguage() language: Language | undefined,
  ): Promise<void> {
    return this.moves.offer(email, request, language);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiProblem(404, 'No such move of this owner')
  @ApiProblem(409, 'It has an answer already')
  withdraw(
    @CurrentOwner() { email }: OwnerIdentity,
    @Param('id', idParameter) id: string,
  ): Promise<void> {
    return this.moves.withdraw(email, id);
  }

  @Post(':id/accept')
  @HttpCode(204)
  @ApiProblem(404, 'No such plan was offered to this owner')
  @ApiProblem(409, 'The offer or the plan has ended, or has changed since it was shown')
  accept(
    @CurrentOwner() owner: OwnerIdentity,
    @Param('id', idParameter) id: string,
    @Body({ schema: acceptedMoveSchema }) shown: AcceptedMove,
  ): Promise<void> {
    return this.takeover.accept(owner, id, shown);
  }

  @Post(':id/decline')
  @HttpCode(204)
  @ApiProblem(404, 'No such plan was offered to this owner')
  @ApiProblem(409, 'It has an answer already')
  decline(
    @CurrentOwner() { email }: OwnerIdentity,
    @Param('id', idParameter) id: string,
  ): Promise<void> {
    return this.moves.decline(email, id);
  }
}
