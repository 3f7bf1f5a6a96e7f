import { Module } from '@nestjs/common';
import { MailClaims } from './mail-claims.js';
import { MAIL_CONFIG, readMailConfig } from './mail-config.js';
import { MailMetrics } from './mail-metrics.js';
import { MailQueue } from './mail-queue.js';
import { MailRetention } from './mail-retention.js';
import { MailSender } from './mail-sender.js';
import { SmtpTransport } from './smtp-transport.js';

@Module({
  providers: [
    { provide: MAIL_CONFIG, useFactory: readMailConfig },
    MailQueue,
    MailClaims,
    MailMetrics,
    MailSender,
    MailRetention,
    SmtpTransport,
  ],
  exports: [MailQueue],
})
export class MailsModule {}
