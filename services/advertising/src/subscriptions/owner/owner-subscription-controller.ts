import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { OwnerIdentity } from '@town/contracts/owners/session';
import {
  type NewCard,
  type NewCardAnswer,
  newCardAnswerSchema,
  newCardProblemSchema,
  newCardSchema,
  type OwnerInvoice,
  type OwnerSubscription,
  type OwnerSubscriptions,
  ownerInvoiceSchema,
  ownerSubscriptionSchema,
  ownerSubscriptionsSchema,
  type PlanChange,
  type PlanChangeAmounts,
  planChangeAmountsSchema,
  planChangeSchema,
  subscriptionId,
} from '@town/contracts/subscriptions/owner-subscription';
import { AnswersShortList } from '@town/service-kit/lists/short-list';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import { CurrentOwner, OwnerOnly } from '@town/service-kit/owners/owner-guard';
import * as z from 'zod/mini';
import { OwnerInvoicesService } from './owner-invoices.js';
import { OwnerSubscriptionsService } from './owner-subscriptions.js';

const choiceSchema = z.object({ id: z.optional(subscriptionId) });
type Choice = z.output<typeof choiceSchema>;
const choice = { schema: choiceSchema };

/** The requests of an owner about the subscription that pays for a listing. */
@ApiTags('Owners')
@OwnerOnly()
@ApiProblem(404, 'There is no such subscription of this owner')
@ApiProblem(409, 'The state of the subscription does not allow it')
@ApiProblem(503, 'Stripe or the database is away')
@Controller('api/owner/subscription')
export class OwnerSubscriptionController {
  constructor(private readonly subscriptions: OwnerSubscriptionsService) {}

  @Get()
  @ApiOkResponse({ description: 'The current one first', standardSchema: ownerSubscriptionsSchema })
  list(
    @CurrentOwner() { email }: OwnerIdentity,
    @Query(choice) { id }: Choice,
  ): Promise<OwnerSubscriptions> {
    return this.subscriptions.list({ email, id });
  }

  @Post('cancel')
  @HttpCode(200)
  @ApiOkResponse({ description: 'It does not renew', standardSchema: ownerSubscriptionSchema })
  cancel(
    @CurrentOwner() { email }: OwnerIdentity,
    @Query(choice) { id }: Choice,
  ): Promise<OwnerSubscription> {
    return this.subscriptions.cancel({ email, id });
  }

  @Post('resume')
  @HttpCode(200)
  @ApiOkResponse({ description: 'It renews again', standardSchema: ownerSubscriptionSchema })
  resume(
    @CurrentOwner() { email }: OwnerIdentity,
    @Query(choice) { id }: Choice,
  ): Promise<OwnerSubscription> {
    return this.subscriptions.resume({ email, id });
  }

  @Post('change')
  @HttpCode(200)
  @ApiOkResponse({ description: 'What it charges', standardSchema: planChangeAmountsSchema })
  @ApiProblem(402, 'The card was declined, and nothing has changed')
  change(
    @CurrentOwner() { email }: OwnerIdentity,
    @Query(choice) { id }: Choice,
    @Body({ schema: planChangeSchema }) change: PlanChange,
  ): Promise<PlanChangeAmounts> {
    return this.subscriptions.change({ email, id }, change);
  }

  @Post('refund')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'Everything is given back, and it has ended',
    standardSchema: ownerSubscriptionSchema,
  })
  refund(
    @CurrentOwner() { email }: OwnerIdentity,
    @Query(choice) { id }: Choice,
  ): Promise<OwnerSubscription> {
    return this.subscriptions.refund({ email, id });
  }

  @Post('card')
  @HttpCode(200)
  @ApiOkResponse({ description: 'The setup, or null', standardSchema: newCardAnswerSchema })
  @ApiProblem(402, 'The card is in use, but could not pay what is open', newCardProblemSchema)
  card(
    @CurrentOwner() { email }: OwnerIdentity,
    @Query(choice) { id }: Choice,
    @Body({ schema: newCardSchema }) card: NewCard,
  ): Promise<NewCardAnswer> {
    return this.subscriptions.card({ email, id }, card);
  }
}

@ApiTags('Owners')
@OwnerOnly()
@Controller('api/owner/invoices')
export class OwnerInvoicesController {
  constructor(private readonly invoices: OwnerInvoicesService) {}

  @Get()
  @AnswersShortList('The newest first', ownerInvoiceSchema)
  list(@CurrentOwner() { email }: OwnerIdentity): Promise<OwnerInvoice[]> {
    return this.invoices.list(email);
  }
}
