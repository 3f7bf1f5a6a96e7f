import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { staffModule } from '@town/service-kit/staff/staff-module';
import { AdminPaymentsController } from './admin-payments-controller.js';
import { PaymentEntity } from './payment-entity.js';
import { PaymentList } from './payment-list.js';
import { PaymentMetrics } from './payment-metrics.js';
import { PaymentProvider } from './payment-provider.js';
import { PaymentReconciliation } from './payment-reconciliation.js';
import { PaymentsController } from './payments-controller.js';
import { PaymentsService } from './payments-service.js';
import { readStripeConfig, STRIPE_CONFIG } from './stripe-config.js';
import { WebhookController } from './webhook-controller.js';
import { WebhookService } from './webhook-service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PaymentEntity]), staffModule()],
  controllers: [PaymentsController, AdminPaymentsController, WebhookController],
  providers: [
    { provide: STRIPE_CONFIG, useFactory: () => readStripeConfig() },
    PaymentProvider,
    PaymentsService,
    PaymentList,
    PaymentMetrics,
    PaymentReconciliation,
    WebhookService,
  ],
})
export class PaymentsModule {}
