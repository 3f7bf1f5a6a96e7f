import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type PaymentQuery, paymentQuerySchema } from '@town/contracts/api/list-query';
import {
  type PaymentCounts,
  paymentCountsSchema,
  staffPaymentSchema,
} from '@town/contracts/payments/staff-record';
import { Audit } from '@town/service-kit/audit/audit';
import { AnswersStaffList } from '@town/service-kit/lists/answers';
import type { ListAnswer } from '@town/service-kit/lists/list-answer';
import { CurrentStaff, StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import { PaymentList } from './payment-list.js';

/** What staff see of payments. */
@ApiTags('Staff')
@StaffOnly('reader')
@Controller('api/admin/payments')
export class AdminPaymentsController {
  constructor(
    private readonly payments: PaymentList,
    private readonly audit: Audit,
  ) {}

  @Get()
  @AnswersStaffList(staffPaymentSchema)
  async list(
    @Query({ schema: paymentQuerySchema }) query: PaymentQuery,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<ListAnswer> {
    await this.audit.view(email, 'payments');
    return this.payments.page(query);
  }

  @Get('counts')
  @ApiOkResponse({ description: 'How many there are', standardSchema: paymentCountsSchema })
  counts(): Promise<PaymentCounts> {
    return this.payments.counts();
  }
}
