/**
 * The inbox of staff: one queue of everything that people have sent. Items from this service's own data
 * (messages, events, reports) are added in the same transaction. Applications, listings, refunds and
 * disputes arrive as events of the advertising service, failed mails as events of the notifications
 * service. Events about records report changes of the records that items are about.
 */
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { staffModule } from '@town/service-kit/staff/staff-module';
import { SettingsModule } from '../settings/settings-module.js';
import { Assignees } from './assignees.js';
import { CloseItemWhenAdvertiserApproved } from './events/close-item-when-advertiser-approved.js';
import { CloseItemWhenAdvertiserStatusChanged } from './events/close-item-when-advertiser-status-changed.js';
import { recordHandlers } from './events/note-record-when-it-changed.js';
import { OpenItemWhenAdvertiserSubmitted } from './events/open-item-when-advertiser-submitted.js';
import { OpenItemWhenListingSubmitted } from './events/open-item-when-listing-submitted.js';
import { OpenItemWhenMailFailed } from './events/open-item-when-mail-failed.js';
import { OpenItemWhenPaymentDisputed } from './events/open-item-when-payment-disputed.js';
import { OpenItemWhenPaymentRefundFailed } from './events/open-item-when-payment-refund-failed.js';
import { OpenItemWhenPaymentRefunded } from './events/open-item-when-payment-refunded.js';
import { ReopenItemWhenApprovalUndone } from './events/reopen-item-when-approval-undone.js';
import { Inbox } from './inbox.js';
import { InboxActions } from './inbox-actions.js';
import { InboxBulkActions } from './inbox-bulk.js';
import { InboxController } from './inbox-controller.js';
import { InboxEvents } from './inbox-events.js';
import { InboxItemEntity } from './inbox-item-entity.js';
import { InboxReader } from './inbox-reader.js';
import { InboxStore } from './inbox-store.js';

@Module({
  imports: [TypeOrmModule.forFeature([InboxItemEntity]), SettingsModule, staffModule()],
  controllers: [InboxController],
  providers: [
    Assignees,
    Inbox,
    InboxActions,
    InboxBulkActions,
    InboxEvents,
    InboxReader,
    InboxStore,
    OpenItemWhenListingSubmitted,
    OpenItemWhenAdvertiserSubmitted,
    CloseItemWhenAdvertiserApproved,
    CloseItemWhenAdvertiserStatusChanged,
    OpenItemWhenMailFailed,
    OpenItemWhenPaymentDisputed,
    OpenItemWhenPaymentRefunded,
    OpenItemWhenPaymentRefundFailed,
    ReopenItemWhenApprovalUndone,
    ...recordHandlers,
  ],
  exports: [Inbox],
})
export class InboxModule {}
