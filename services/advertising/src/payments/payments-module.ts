import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TownSettingsModule } from '@town/service-kit/settings/town-settings-module';
import { staffModule } from '@town/service-kit/staff/staff-module';
import { AdminPaymentsController } from './admin-payments-controller.js';
import { PaidApplications } from './paid-applications.js';
import { PaymentEntity } from './payment-entity.js';
import { PaymentLinks } from './payment-links.js';
import { PaymentList } from './payment-list.js';
import { PaymentMetrics } from './payment-metrics.js';
import { PaymentProvider } from './payment-provider.js';
import { PaymentReconciliation } from './payment-reconciliation.js';
import { PaymentsController } from './payments-controller.js';
import { PaymentsService } from './payments-service.js';
import { readStripeConfig, STRIPE_CONFIG } from './stripe-config.js';
import { WebhookController } from './webhook-controller.js';
import { WebhookService } from './webhook-service.js';

@Module({})
class PaymentsModule {}

/** @param applications tells which application a payment is for */
export function paymentsModule(applications: Type<PaidApplications>): DynamicModule {
  return {
    module: PaymentsModule,
    imports: [TypeOrmModule.forFeature([PaymentEntity]), staffModule(), TownSettingsModule],
    controllers: [PaymentsController, AdminPaymentsController, WebhookController],
    providers: [
      { provide: STRIPE_CONFIG, useFactory: () => readStripeConfig() },
      { provide: PaidApplications, useClass: applications },
      PaymentProvider,
      PaymentsService,
      PaymentLinks,
      PaymentList,
      PaymentMetrics,
      PaymentReconciliation,
      WebhookService,
    ],
    exports: [PaymentLinks],
  };
}
