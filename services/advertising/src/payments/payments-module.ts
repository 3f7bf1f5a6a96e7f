import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ownerModule } from '@town/service-kit/owners/owner-module';
import { TownSettingsModule } from '@town/service-kit/settings/town-settings-module';
import { staffModule } from '@town/service-kit/staff/staff-module';
import { AdminPriceChangesController } from '../price-changes/admin-price-changes-controller.js';
import { PriceAnnouncements } from '../price-changes/price-announcements.js';
import { PriceChangeCare } from '../price-changes/price-change-care.js';
import { PriceChanges } from '../price-changes/price-changes.js';
import { PriceRenewals } from '../price-changes/price-renewals.js';
import { PricesModule } from '../prices/prices-module.js';
import { AdminRevenueController } from '../revenue/admin-revenue-controller.js';
import { RevenueCompaction } from '../revenue/revenue-compaction.js';
import { RevenueService } from '../revenue/revenue-service.js';
import { BillingProvider } from '../subscriptions/billing-provider.js';
import { CardWarnings } from '../subscriptions/card-warnings.js';
import { EndSubscriptionsWhenOwnerDeleted } from '../subscriptions/end-subscriptions-when-owner-deleted.js';
import { PlanMoveCare } from '../subscriptions/moves/plan-move-care.js';
import { PlanMoveEntity } from '../subscriptions/moves/plan-move-entity.js';
import { PlanMovesService } from '../subscriptions/moves/plan-moves.js';
import { PlanMovesController } from '../subscriptions/moves/plan-moves-controller.js';
import { PlanTakeover } from '../subscriptions/moves/plan-takeover.js';
import { OwnerInvoicesService } from '../subscriptions/owner/owner-invoices.js';
import {
  OwnerInvoicesController,
  OwnerSubscriptionController,
} from '../subscriptions/owner/owner-subscription-controller.js';
import { OwnerSubscriptionsService } from '../subscriptions/owner/owner-subscriptions.js';
import { PaidFor } from '../subscriptions/paid-for.js';
import { PaymentsRecorder } from '../subscriptions/payments-recorder.js';
import { ReportSubscriptionWhenListingArchived } from '../subscriptions/report-subscription-when-listing-archived.js';
import { AdminSubscriptionsController } from '../subscriptions/staff/admin-subscriptions-controller.js';
import { StaffRefunds } from '../subscriptions/staff/staff-refunds.js';
import { SubscriptionList } from '../subscriptions/staff/subscription-list.js';
import { SubscriptionCare } from '../subscriptions/subscription-care.js';
import { SubscriptionEndings } from '../subscriptions/subscription-endings.js';
import { SubscriptionEntity } from '../subscriptions/subscription-entity.js';
import { SubscriptionSync } from '../subscriptions/subscription-sync.js';
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
import { Purchases } from './purchases.js';
import { StripeClient } from './stripe-client.js';
import { readStripeConfig, STRIPE_CONFIG } from './stripe-config.js';
import { SubscriptionCheckout } from './subscription-checkout.js';
import { SubscriptionUpdates } from './subscription-updates.js';
import { WebhookController } from './webhook-controller.js';
import { WebhookService } from './webhook-service.js';

const controllers = [
  PaymentsController,
  AdminPaymentsController,
  AdminSubscriptionsController,
  WebhookController,
  OwnerSubscriptionController,
  OwnerInvoicesController,
  PlanMovesController,
  AdminRevenueController,
  AdminPriceChangesController,
];

@Module({})
class PaymentsModule {}

/** @param applications finds the application that a payment is for */
export function paymentsModule(applications: Type<PaidApplications>): DynamicModule {
  return {
    module: PaymentsModule,
    imports: [
      TypeOrmModule.forFeature([PaymentEntity, PlanMoveEntity, SubscriptionEntity]),
      staffModule(),
      ownerModule(),
      TownSettingsModule,
      PricesModule,
    ],
    controllers,
    providers: [
      { provide: STRIPE_CONFIG, useFactory: () => readStripeConfig() },
      { provide: PaidApplications, useClass: applications },
      { provide: SubscriptionUpdates, useExisting: SubscriptionSync },
      StripeClient,
      PaymentProvider,
      PaymentsService,
      Purchases,
      PaymentLinks,
      PaymentList,
      PaymentMetrics,
      PaymentReconciliation,
      WebhookService,
      BillingProvider,
      CardWarnings,
      EndSubscriptionsWhenOwnerDeleted,
      OwnerInvoicesService,
      OwnerSubscriptionsService,
      PaidFor,
      PaymentsRecorder,
      PlanMoveCare,
      PlanMovesService,
      PlanTakeover,
      ReportSubscriptionWhenListingArchived,
      StaffRefunds,
      SubscriptionCare,
      SubscriptionCheckout,
      SubscriptionEndings,
      SubscriptionList,
      SubscriptionSync,
      RevenueCompaction,
      RevenueService,
      PriceAnnouncements,
      PriceRenewals,
      PriceChangeCare,
      PriceChanges,
    ],
    exports: [PaymentLinks],
  };
}
