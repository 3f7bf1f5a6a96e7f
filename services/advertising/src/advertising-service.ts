import { Module } from '@nestjs/common';
import { privacyModule } from '@town/service-kit/privacy/privacy-module';
import type { ServiceDefinition } from '@town/service-kit/service-definition';
import { CreateKnownSettings1795737500000 } from '@town/service-kit/settings/create-known-settings';
import { ApplicationsModule } from './applications/applications-module.js';
import { AddApprovalUndo1795825000000 } from './applications/migrations/add-approval-undo.js';
import { AddBusinessExisted1800000200000 } from './applications/migrations/add-business-existed.js';
import { AddChosenBusinessGone1800300200000 } from './applications/migrations/add-chosen-business-gone.js';
import { AddListedName1800300100000 } from './applications/migrations/add-listed-name.js';
import { AddListedVersion1800400000000 } from './applications/migrations/add-listed-version.js';
import { AddNameWithdrawn1800700100000 } from './applications/migrations/add-name-withdrawn.js';
import { CreateAdvertiserApplications1795219201000 } from './applications/migrations/create-advertiser-applications.js';
import { CreateApplicationList1795305601000 } from './applications/migrations/create-application-list.js';
import { CreateBusinessNames1800400100000 } from './applications/migrations/create-business-names.js';
import { ForgetTakenBack1800000100000 } from './applications/migrations/forget-taken-back.js';
import { IndexApplicationWords1800100000000 } from './applications/migrations/index-application-words.js';
import { PublishFollowingSubscriptions1799200000000 } from './applications/publish-following-subscriptions.js';
import { PublishLateSubscriptions1797000100000 } from './applications/publish-late-subscriptions.js';
import { CreateBusinessListings1795305602000 } from './listings/create-business-listings.js';
import { ListingsModule } from './listings/listings-module.js';
import { messaging } from './messaging.js';
import { AddConsent1796100000000 } from './payments/migrations/add-consent.js';
import { AddDisputes1795990000000 } from './payments/migrations/add-disputes.js';
import { AddPayerErased1798000000000 } from './payments/migrations/add-payer-erased.js';
import { AddReceiptDue1795478401000 } from './payments/migrations/add-receipt-due.js';
import { CreatePaymentList1795478400000 } from './payments/migrations/create-payment-list.js';
import { CreatePayments1795392000000 } from './payments/migrations/create-payments.js';
import { IndexPaymentWords1799800000000 } from './payments/migrations/index-payment-words.js';
import { webhookPath } from './payments/webhook-controller.js';
import { AddPriceChanges1796100400000 } from './price-changes/add-price-changes.js';
import { AddReplacedPrices1799000000000 } from './price-changes/add-replaced-prices.js';
import { CreateRevenueSums1800200000000 } from './revenue/create-revenue-sums.js';
import { AddCardWarnings1800000000000 } from './subscriptions/migrations/add-card-warnings.js';
import { AddChangingUntil1799900000000 } from './subscriptions/migrations/add-changing-until.js';
import { AddCredit1799300000000 } from './subscriptions/migrations/add-credit.js';
import { AddDeletedOwners1799400000000 } from './subscriptions/migrations/add-deleted-owners.js';
import { AddEndings1796100100000 } from './subscriptions/migrations/add-endings.js';
import { AddPlanSince1796500000000 } from './subscriptions/migrations/add-plan-since.js';
import { AllowFreePrices1797000200000 } from './subscriptions/migrations/allow-free-prices.js';
import { ClearErasedCards1799100000000 } from './subscriptions/migrations/clear-erased-cards.js';
import { CreateSubscriptions1795910000000 } from './subscriptions/migrations/create-subscriptions.js';
import { IndexSubscriptions1799700000000 } from './subscriptions/migrations/index-subscriptions.js';
import { AddCardEmail1800600200000 } from './subscriptions/moves/add-card-email.js';
import { AddCardHolders1800700010000 } from './subscriptions/moves/add-card-holders.js';
import { AddCardPayerErased1800700000000 } from './subscriptions/moves/add-card-payer-erased.js';
import { CreatePlanMoves1800600000000 } from './subscriptions/moves/create-plan-moves.js';
import { IndexCardHolders1800700020000 } from './subscriptions/moves/index-card-holders.js';

@Module({
  imports: [
    ApplicationsModule,
    ListingsModule,
    privacyModule([
      { table: 'advertiser_applications', email: 'email' },
      { table: 'business_listings', email: 'email' },
      // The payment is kept for the accounts, without its payer.
      {
        table: 'payments',
        email: 'customer_email',
        without: 'customer_email = null, customer_name = null, payer_erased = true',
        secret: ['card_email'],
      },
      // Renewals of a moved plan that the card of the former payer has paid.
      {
        table: 'payments',
        email: 'card_email',
        without: 'card_email = null, card_payer_erased = true',
        shown: 'select id, plan, amount_cents, refunded_cents, paid_at, card_email from payments',
      },
      // A database trigger marks the subscription to be ended, because nobody can manage it any more. A plan that
      // has moved belongs to another address and goes on: its buyer's erasure ends nothing, and the buyer's card
      // pays until the new address enters another one.
      {
        table: 'subscriptions',
        email: 'email',
        clear: ['email', 'card'],
        secret: ['card_email'],
        // The last column of a name is exported: the card without its id, which can be that of the former payer.
        shown: `select s.*, s.card - 'id' as card from subscriptions s`,
      },
      // Plans that moved away, but are still charged to the card of the former payer, who sees the same in the account.
      {
        table: 'subscriptions',
        email: 'card_email',
        without: 'card_email = null, card_payer_erased = true',
        shown: `select id, plan, state, price_cents, paid_until, card - 'id' as card, card_email from subscriptions`,
      },
      { table: 'plan_moves', email: 'from_email', secret: ['to_email'] },
      { table: 'plan_moves', email: 'to_email', secret: ['from_email'] },
    ]),
  ],
})
class AdvertisingModule {}

/** Applications, listings and payments of businesses, and their review by staff. */
export const advertisingService: ServiceDefinition = {
  messaging,
  module: AdvertisingModule,
  migrations: [
    CreateAdvertiserApplications1795219201000,
    CreateApplicationList1795305601000,
    CreateBusinessListings1795305602000,
    CreatePayments1795392000000,
    CreatePaymentList1795478400000,
    AddReceiptDue1795478401000,
    CreateKnownSettings1795737500000,
    AddApprovalUndo1795825000000,
    CreateSubscriptions1795910000000,
    AddDisputes1795990000000,
    AddConsent1796100000000,
    AddEndings1796100100000,
    AddPriceChanges1796100400000,
    AddPlanSince1796500000000,
    PublishLateSubscriptions1797000100000,
    AllowFreePrices1797000200000,
    AddPayerErased1798000000000,
    AddReplacedPrices1799000000000,
    ClearErasedCards1799100000000,
    PublishFollowingSubscriptions1799200000000,
    AddCredit1799300000000,
    AddDeletedOwners1799400000000,
    IndexSubscriptions1799700000000,
    IndexPaymentWords1799800000000,
    AddChangingUntil1799900000000,
    AddCardWarnings1800000000000,
    ForgetTakenBack1800000100000,
    AddBusinessExisted1800000200000,
    IndexApplicationWords1800100000000,
    CreateRevenueSums1800200000000,
    AddListedName1800300100000,
    AddChosenBusinessGone1800300200000,
    AddListedVersion1800400000000,
    CreateBusinessNames1800400100000,
    CreatePlanMoves1800600000000,
    AddCardEmail1800600200000,
    AddCardPayerErased1800700000000,
    AddCardHolders1800700010000,
    IndexCardHolders1800700020000,
    AddNameWithdrawn1800700100000,
  ],
  unparsedBodies: [webhookPath],
};
