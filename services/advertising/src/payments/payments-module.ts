import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaymentEntity } from './payment-entity.js';
import { PaymentMetrics } from './payment-metrics.js';
import { PaymentProvider } from './payment-provider.js';
import { PaymentReconciliation } from './payment-reconciliation.js';
import { PaymentsController } from './payments-controller.js';
import { PaymentsService } from './payments-service.js';
import { readStripeConfig, STRIPE_CONFIG } from './stripe-config.js';
import { WebhookController } from './webhook-controller.js';
import { WebhookService } from './webhook-service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PaymentEntity])],
  controllers: [PaymentsController, WebhookController],
  providers: [
    { provide: STRIPE_CONFIG, useFactory: () => readStripeConfig() },
    PaymentProvider,
    PaymentsService,
    PaymentMetrics,
    PaymentReconciliation,
    WebhookService,
  ],
})
export class PaymentsModule {}
