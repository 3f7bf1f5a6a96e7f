import { Module } from '@nestjs/common';
import { TownSettingsModule } from '@town/service-kit/settings/town-settings-module';
import { MailClaims } from './mail-claims.js';
import { MAIL_CONFIG, readMailConfig } from './mail-config.js';
import { MailMetrics } from './mail-metrics.js';
import { MailQueue } from './mail-queue.js';
import { MailRetention } from './mail-retention.js';
import { MailSender } from './mail-sender.js';
import { RetryMailWhenRetryRequested } from './retry-mail-when-retry-requested.js';
import { SmtpTransport } from './smtp-transport.js';

@Module({
  imports: [TownSettingsModule],
  providers: [
    { provide: MAIL_CONFIG, useFactory: readMailConfig },
    MailQueue,
    MailClaims,
    MailMetrics,
    MailSender,
    MailRetention,
    RetryMailWhenRetryRequested,
    SmtpTransport,
  ],
  exports: [MailQueue],
})
export class MailsModule {}
