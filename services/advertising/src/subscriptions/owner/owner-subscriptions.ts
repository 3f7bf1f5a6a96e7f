/** What owners can do with their subscriptions. Another owner's subscription is answered as not found. */
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import type {
  NewCard,
  NewCardAnswer,
  OwnerSubscription,
  OwnerSubscriptions,
  PlanChange,
  PlanChangeAmounts,
} from '@town/contracts/subscriptions/owner-subscription';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import { DataSource } from 'typeorm';
import { centsOf } from '../../payments/verified-payment.js';
import { comingPrices } from '../../price-changes/coming-prices.js';
import { CurrentPrices } from '../../prices/current-prices.js';
import { BillingProvider } from '../billing-provider.js';
import { businessNames } from '../business-names.js';
import { checkHasCard, checkOwnCard } from '../charged-card.js';
import { Clock } from '../clock.js';
import { hasEnded } from '../has-ended.js';
import { mayBeDone } from '../may-be-done.js';
import { notDone } from '../not-done.js';
import { ChangeInProgress, notWhileChanged, oneChange } from '../one-change.js';
import { PaidFor } from '../paid-for.js';
import { refundableCents } from '../refundable-cents.js';
import { SubscriptionEndings } from '../subscription-endings.js';
import { SubscriptionEntity } from '../subscription-entity.js';
import { isRenewalDue, type SubscriptionFacts } from '../subscription-facts.js';
import { SubscriptionSync } from '../subscription-sync.js';
import { amountsOf, canStillBeCharged, quotedAt } from './plan-change-quote.js';

/**
 * How long a request waits for another change, which usually takes less. The gateway gives up after 15 seconds, of
 * which calls to Stripe may need 12.
 */
const patienceMs = 3_000;

/** The subscription to use: the owner's current one unless an id is given. */
export interface Chosen {
  email: string;
  id: string | undefined;
}

@Injectable()
export class OwnerSubscriptionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: BillingProvider,
    private readonly sync: SubscriptionSync,
    private readonly endings: SubscriptionEndings,
    private readonly paidFor: PaidFor,
    private readonly clock: Clock,
    private readonly prices: CurrentPrices,
    private readonly settings: TownSettingsStore,
  ) {}

  /** All subscriptions of an owner: active ones first, and within each group the newest first. */
  ofOwner(email: string): Promise<SubscriptionEntity[]> {
    return this.dataSource.manager
      .createQueryBuilder(SubscriptionEntity, 'subscription')
      .where('subscription.email = :email', { email })
      .orderBy("(subscription.state = 'ended')")
      .addOrderBy('subscription.first_paid_at', 'DESC')
      .getMany();
  }

  async list({ email, id }: Chosen): Promise<OwnerSubscriptions> {
    const all = await this.ofOwner(email);
    const current = id === undefined ? all[0] : await this.choose({ email, id });
    const shown = await this.shown(all);
    return {
      subscription: shown.find((each) => each.id === current?.id) ?? null,
      others: shown.filter((each) => each.id !== current?.id),
    };
  }

  /**
   * Cancels the renewal. A subscription whose renewal has failed ends at once, because its period is
   * unpaid.
   */
  cancel(chosen: Chosen): Promise<OwnerSubscription> {
    return this.once('ending', chosen, (facts) =>
      mayBeDone(async () => {
        const { id, state } = facts;
        // A due renewal is voided first: a plan that is only marked as cancelled at Stripe would look cancelled,
        // and still be charged, if this process is killed.
        const isEnded = isRenewalDue(facts) && (await this.endings.endUnpaid(id, 'browser'));
        if (!isEnded && state !== 'ending') await this.provider.cancelAtPeriodEnd(id);
        // The paid period may have ended just now.
        if (!isEnded) await this.endings.endUnpaid(id, 'browser');
        return this.fresh(id);
      }),
    );
  }

  resume(chosen: Chosen): Promise<OwnerSubscription> {
    return this.once('active', chosen, ({ id, state }) =>
      mayBeDone(async () => {
        if (state === 'ending') await this.provider.resume(id);
        return this.fresh(id);
      }),
    );
  }

  async change(chosen: Chosen, change: PlanChange): Promise<PlanChangeAmounts> {
    if (!change.preview) return this.alone(chosen, (facts) => this.changeOf(facts, change));
    const { id } = await this.choose(chosen);
    // Before Stripe is read: a change that ends after the read would leave facts from before it.
    await notWhileChanged(this.dataSource, id);
    return this.changeOf(await this.current({ ...chosen, id }), change);
  }

  private async changeOf(facts: SubscriptionFacts, change: PlanChange): Promise<PlanChangeAmounts> {
    if (facts.state === 'ending') {
      throw new ConflictException('Please take the cancellation back first.');
    }
    if (facts.unpaidInvoice?.isDraft) {
      throw new ConflictException('Your plan is being renewed. Please try again in an hour.');
    }
    // A change would credit a period that is not paid.
    if (facts.state !== 'active' || facts.unpaidInvoice) {
      throw new ConflictException('Please pay what is open first.');
    }
    if (facts.plan === change.plan) throw new ConflictException('You have this plan already.');
    await checkOwnCard(this.dataSource.manager, facts);
    await this.paidFor.check(facts);
    const plan = await this.prices.plan(change.plan);
    const { preview, priceCents = centsOf(plan.amount) } = change;
    if (priceCents !== centsOf(plan.amount)) {
      throw new ConflictException('The price of this plan has changed. Please look at it again.');
    }
    const quote = await this.provider.previewChange(facts, plan);
    const quoted = amountsOf(quote, plan);
    checkHasCard(facts, quoted.dueNowCents);
    if (preview) return quoted;
    const now = quotedAt(quote);
    const at = change.quotedAt === undefined ? now : new Date(change.quotedAt);
    if (!canStillBeCharged(at, facts, now)) throw hasChanged();
    const charged = amountsOf(await this.provider.previewChange(facts, plan, at), plan);
    // The credit may have changed since the preview.
    const { dueNowCents = charged.dueNowCents } = change;
    if (dueNowCents !== charged.dueNowCents) throw hasChanged();
    return mayBeDone(async () => {
      await this.endings.chargeUnlessEnded(facts.id, 'browser', async () => {
        await this.provider.change(facts, plan, at);
        await this.sync.sync(facts.id, 'browser');
      });
      return charged;
    });
  }

  /** Refunds all payments, and ends the subscription at once. */
  async refund(chosen: Chosen): Promise<OwnerSubscription> {
    const entity = await this.choose(chosen);
    if (entity.state === 'ended') throw hasEnded();
    if (!entity.refundableUntil(this.clock.now(), await this.timeZone())) {
      throw new ConflictException(
        'An annual plan can be refunded within 30 days of the first payment.',
      );
    }
    return mayBeDone(async () => {
      await this.endings.endNow(entity.id, 'refund', 'browser', chosen.email);
      await this.again({ ...chosen, id: entity.id });
      return this.fresh(entity.id);
    });
  }

  async card(chosen: Chosen, { setupIntentId }: NewCard): Promise<NewCardAnswer> {
    if (setupIntentId) {
      const use = (facts: SubscriptionFacts) => this.useCard(facts, setupIntentId);
      return this.alone(chosen, use, patienceMs);
    }
    const facts = await this.current(chosen);
    const clientSecret = await this.provider.beginCard(facts);
    return { clientSecret, dueNowCents: this.provider.dueWithCard(facts) };
  }

  private useCard(facts: SubscriptionFacts, setupIntentId: string): Promise<NewCardAnswer> {
    return mayBeDone(async () => {
      try {
        const paidCents = await this.provider.useCard(facts, setupIntentId);
        if (paidCents === undefined) {
          throw new ValidationProblem([
            { path: 'setupIntentId', message: 'This card could not be verified' },
          ]);
        }
        return { clientSecret: null, paidCents };
      } finally {
        // The new card is in use even when it could not pay the open invoice.
        await this.sync.sync(facts.id, 'browser');
      }
    });
  }

  /**
   * Runs a change whose repetition does no harm. It waits for another one, for example the same one from another
   * tab. If that one takes long or its process was killed, it is enough that the state is the wanted one. While a
   * renewal is due, it is not: it would be charged unless the change is carried out whole.
   */
  private async once(
    wanted: keyof typeof notDone,
    chosen: Chosen,
    work: (facts: SubscriptionFacts) => Promise<OwnerSubscription>,
  ): Promise<OwnerSubscription> {
    const { id } = await this.choose(chosen);
    const same = { ...chosen, id };
    try {
      return await this.alone(same, work, patienceMs);
    } catch (error) {
      if (!(error instanceof ChangeInProgress)) throw error;
      const now = await this.fresh(id);
      await this.again(same);
      const isPaid = Date.parse(now.paidUntil) > this.clock.now().getTime();
      if (now.state === 'ended') throw hasEnded();
      if (now.state === wanted && isPaid) return now;
      const { state, message } = notDone[wanted];
      throw now.state === state ? new ChangeInProgress(message) : error;
    }
  }

  /**
   * Runs a change while no other one runs, and nobody can take the plan over.
   * @param patience how long it waits for another change, in milliseconds
   * @throws ConflictException when somebody has taken it over just before
   */
  private async alone<Result>(
    chosen: Chosen,
    work: (facts: SubscriptionFacts) => Promise<Result>,
    patience = 0,
  ): Promise<Result> {
    const { id } = await this.choose(chosen);
    const change = async () => {
      await this.again({ ...chosen, id });
      return work(await this.current({ ...chosen, id }));
    };
    return oneChange(this.dataSource, id, change, patience);
  }

  /** Checks a second time that the subscription belongs to the caller. */
  private async again(chosen: Chosen): Promise<void> {
    const all = await this.ofOwner(chosen.email);
    if (!all.some(({ id }) => id === chosen.id)) {
      throw new ConflictException('Another address has taken this plan over.');
    }
  }

  /** Reads the subscription from Stripe. Throws when it has ended or its end is decided. */
  private async current(chosen: Chosen): Promise<SubscriptionFacts> {
    const { id, finish } = await this.choose(chosen);
    const billed = finish ? undefined : await this.provider.find(id);
    if (!billed || billed.facts.state === 'ended') {
      throw hasEnded();
    }
    return billed.facts;
  }

  private async choose({ email, id }: Chosen): Promise<SubscriptionEntity> {
    const all = await this.ofOwner(email);
    const chosen = id === undefined ? all[0] : all.find((each) => each.id === id);
    if (!chosen) throw new NotFoundException('There is no such subscription.');
    return chosen;
  }

  private async fresh(id: string): Promise<OwnerSubscription> {
    await this.sync.sync(id, 'browser');
    const entity = await this.dataSource.manager.findOneByOrFail(SubscriptionEntity, { id });
    const [shown] = await this.shown([entity]);
    return shown!;
  }

  /** The subscriptions as shown to their owner, in the same order. */
  private async shown(entities: SubscriptionEntity[]): Promise<OwnerSubscription[]> {
    const ids = entities.map(({ id }) => id);
    const coming = await comingPrices(this.dataSource, ids);
    const left = await refundableCents(this.dataSource, ids);
    const names = await businessNames(this.dataSource.manager, entities);
    const now = this.clock.now();
    const timeZone = await this.timeZone();
    return entities.map((each) => ({
      ...each.shown(now, timeZone, coming.get(each.id) ?? null, left.get(each.id) ?? 0),
      businessName: names.get(each.id) ?? null,
    }));
  }

  private async timeZone(): Promise<string> {
    return (await this.settings.current()).profile.timeZone;
  }
}

const hasChanged = () =>
  new ConflictException(
    'The amounts have changed since they were shown. Please look at them again.',
  );
