import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type ContactMessageSubmission,
  contactMessageSchema,
} from '@town/contracts/contact-messages/form';
import {
  type ContactMessage,
  storedContactMessageSchema,
} from '@town/contracts/contact-messages/record';
import { ApiSubmission } from '@town/service-kit/submissions/api-submission';
import {
  FromSubmission,
  type SubmissionContext,
} from '@town/service-kit/submissions/submission-context';
import { ContactService } from './contact-service.js';

@ApiTags('Contact')
@Controller('api/contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post()
  @ApiSubmission(storedContactMessageSchema)
  receive(
    @Body({ schema: contactMessageSchema }) message: ContactMessageSubmission,
    @FromSubmission() context: SubmissionContext,
  ): Promise<ContactMessage> {
    return this.contact.receive(message, context);
  }
}
