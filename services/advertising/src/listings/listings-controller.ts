import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type BusinessListing,
  type BusinessListingSubmission,
  businessListingSchema,
  storedBusinessListingSchema,
} from '@town/contracts/listings/form';
import { ApiSubmission } from '@town/service-kit/submissions/api-submission';
import {
  FromSubmission,
  type SubmissionContext,
} from '@town/service-kit/submissions/submission-context';
import { ListingsService } from './listings-service.js';

@ApiTags('Listings')
@Controller('api/business-listings')
export class ListingsController {
  constructor(private readonly listings: ListingsService) {}

  @Post()
  @ApiSubmission(storedBusinessListingSchema)
  submit(
    @Body({ schema: businessListingSchema }) listing: BusinessListingSubmission,
    @FromSubmission() context: SubmissionContext,
  ): Promise<BusinessListing> {
    return this.listings.submit(listing, context);
  }
}
