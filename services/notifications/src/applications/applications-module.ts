import { Module } from '@nestjs/common';
import { MailsModule } from '../mails/mails-module.js';
import { ApplicationHistory } from './application-history.js';
import { ConfirmApplicationWhenAdvertiserSubmitted } from './confirm-application-when-advertiser-submitted.js';
import { GoLive } from './go-live.js';
import { NoteApprovalWhenAdvertiserApproved } from './note-approval-when-advertiser-approved.js';
import { NoteStatusWhenAdvertiserStatusChanged } from './note-status-when-advertiser-status-changed.js';
import { TellApplicantWhenBusinessCreated } from './tell-applicant-when-business-created.js';

@Module({
  imports: [MailsModule],
  providers: [
    ApplicationHistory,
    GoLive,
    ConfirmApplicationWhenAdvertiserSubmitted,
    NoteApprovalWhenAdvertiserApproved,
    NoteStatusWhenAdvertiserStatusChanged,
    TellApplicantWhenBusinessCreated,
  ],
})
export class ApplicationsModule {}
