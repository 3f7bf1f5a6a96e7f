import { Controller, Get, NotFoundException, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { recordId } from '@town/contracts/records/record-id';
import {
  type BusinessSubscriptions,
  businessSubscriptionsSchema,
} from '@town/contracts/subscriptions/of-business';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import { StaffOnly } from '@town/service-kit/staff/staff-guard';
import { DataSource } from 'typeorm';

/**
 * Tells the desk which subscriptions pay for a business. What they cost and when they renew is known to the
 * advertising service.
 */
@ApiTags('Staff')
@StaffOnly('reader')
@Controller('api/admin/businesses')
export class PayingSubscriptionsController {
  constructor(private readonly dataSource: DataSource) {}

  @Get(':id/subscriptions')
  @ApiOkResponse({
    description: 'The subscriptions that pay for it',
    standardSchema: businessSubscriptionsSchema,
  })
  @ApiProblem(404, 'No such business')
  async read(@Param('id', { schema: recordId }) id: string): Promise<BusinessSubscriptions> {
    const [found] = await this.dataSource.query<BusinessSubscriptions[]>(
      `select array(
         select s.id from subscriptions_of((r.content ->> 'applicationId')::uuid) s
         where not s.ended order by s.id
       ) as ids
       from records r where r.id = $1 and r.kind = 'businesses'`,
      [id],
    );
    if (!found) throw new NotFoundException('No such business');
    return found;
  }
}
