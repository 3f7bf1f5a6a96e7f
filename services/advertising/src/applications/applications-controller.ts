import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type AdvertiserSubmission,
  advertiserApplicationSchema,
} from '@town/contracts/advertisers/form';
import { type Advertiser, advertiserSchema } from '@town/contracts/advertisers/record';
import { ApiSubmission } from '@town/service-kit/submissions/api-submission';
import {
  FromSubmission,
  type SubmissionContext,
} from '@town/service-kit/submissions/submission-context';
import { ApplicationsService } from './applications-service.js';

@ApiTags('Advertisers')
@Controller('api/advertisers')
export class ApplicationsController {
  constructor(private readonly applications: ApplicationsService) {}

  @Post()
  @ApiSubmission(advertiserSchema)
  submit(
    @Body({ schema: advertiserApplicationSchema }) application: AdvertiserSubmission,
    @FromSubmission() context: SubmissionContext,
  ): Promise<Advertiser> {
    return this.applications.submit(application, context);
  }
}
