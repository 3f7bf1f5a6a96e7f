import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type SubscriptionQuery, subscriptionQuerySchema } from '@town/contracts/api/list-query';
import { staffSubscriptionSchema } from '@town/contracts/subscriptions/staff-record';
import { Audit } from '@town/service-kit/audit/audit';
import { AnswersStaffList } from '@town/service-kit/lists/answers';
import type { ListAnswer } from '@town/service-kit/lists/list-answer';
import { CurrentStaff, StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import { SubscriptionList } from './subscription-list.js';

/** The list of subscriptions for staff. */
@ApiTags('Staff')
@StaffOnly('reader')
@Controller('api/admin/subscriptions')
export class AdminSubscriptionsController {
  constructor(
    private readonly subscriptions: SubscriptionList,
    private readonly audit: Audit,
  ) {}

  @Get()
  @AnswersStaffList(staffSubscriptionSchema)
  async list(
    @Query({ schema: subscriptionQuerySchema }) query: SubscriptionQuery,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<ListAnswer> {
    await this.audit.view(email, 'subscriptions', query.ids);
    return this.subscriptions.page(query);
  }
}
