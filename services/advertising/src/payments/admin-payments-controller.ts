import { Controller, Get, Header, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type PaymentQuery, paymentQuerySchema } from '@town/contracts/list-query';
import {
  type PaymentCounts,
  paymentCountsSchema,
  staffPaymentSchema,
} from '@town/contracts/staff-payment';
import { sendList } from '@town/service-kit/lists/send-list';
import { ApiList } from '@town/service-kit/openapi/api-list';
import { StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { Request, Response } from 'express';
import { PaymentList } from './payment-list.js';

const personal = 'private, no-cache';

/** What staff see of payments. */
@ApiTags('Staff')
@StaffOnly()
@Controller('api/admin/payments')
export class AdminPaymentsController {
  constructor(private readonly payments: PaymentList) {}

  @Get()
  @ApiList(staffPaymentSchema)
  async list(
    @Query({ schema: paymentQuerySchema }) query: PaymentQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    response.setHeader('Cache-Control', personal);
    await sendList(request, response, await this.payments.page(query));
  }

  @Get('counts')
  @Header('Cache-Control', personal)
  @ApiOkResponse({ description: 'How many there are', standardSchema: paymentCountsSchema })
  counts(): Promise<PaymentCounts> {
    return this.payments.counts();
  }
}
