import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type PaymentQuery, paymentQuerySchema } from '@town/contracts/api/list-query';
import {
  type PaymentCounts,
  paymentCountsSchema,
  type StaffRefund,
  staffPaymentSchema,
  staffRefundSchema,
} from '@town/contracts/payments/staff-record';
import { Audit } from '@town/service-kit/audit/audit';
import { AnswersStaffList } from '@town/service-kit/lists/answers';
import type { ListAnswer } from '@town/service-kit/lists/list-answer';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import { CurrentStaff, StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import { StaffRefunds } from '../subscriptions/staff/staff-refunds.js';
import { PaymentList } from './payment-list.js';

/** How staff list payments and refund one. */
@ApiTags('Staff')
@StaffOnly('reader')
@Controller('api/admin/payments')
export class AdminPaymentsController {
  constructor(
    private readonly payments: PaymentList,
    private readonly refunds: StaffRefunds,
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

  @Post(':id/refund')
  @HttpCode(200)
  @StaffOnly('administrator')
  @ApiOkResponse({
    description: 'All of it is given back. Where it was the latest payment, its subscription ends',
    standardSchema: staffRefundSchema,
  })
  @ApiProblem(404, 'No such payment')
  @ApiProblem(409, 'It is disputed')
  refund(@Param('id') id: string, @CurrentStaff() { email }: StaffMember): Promise<StaffRefund> {
    return this.refunds.refund(id, email);
  }
}
