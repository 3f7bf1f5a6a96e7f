import { randomUUID } from 'node:crypto';
import type { PlanMoves } from '@town/contracts/subscriptions/plan-move';
import { readJson } from '@town/service-kit/testing/read-json';
import type { SubscriptionsHarness } from './subscriptions-harness.js';

/** What the account shows of a monthly plan before it is accepted. */
export const monthly = {
  plan: 'monthly',
  priceCents: 4_900,
  state: 'active',
  comingPriceCents: null,
};
export const annual = { ...monthly, plan: 'annual', priceCents: 49_500 };

/** An address of its own for each test. */
export const newAddress = (name = 'owner') => `${name}-${randomUUID()}@example.com`;

/** The calls with which plans are moved to other addresses. */
export function planMoveCalls(town: SubscriptionsHarness) {
  const calls = {
    offer: (from: string, subscription: string, email: string) =>
      town.asOwner(from, 'subscription/moves', { subscription, email }),
    async movesOf(email: string): Promise<PlanMoves> {
      return readJson<PlanMoves>(await town.asOwner(email, 'subscription/moves'));
    },
    /** Offers a plan, and returns the id of the move. */
    async offered(from: string, subscription: string, to: string): Promise<string> {
      expect((await calls.offer(from, subscription, to)).status).toBe(204);
      const { received } = await calls.movesOf(to.toLowerCase());
      return received.at(-1)!.id;
    },
    accept: (email: string, id: string, shown: object = monthly) =>
      town.asOwner(email, `subscription/moves/${id}/accept`, shown),
    decline: (email: string, id: string) =>
      town.asOwner(email, `subscription/moves/${id}/decline`, {}),
    withdraw: (email: string, id: string) =>
      fetch(`${town.service.url}/api/owner/subscription/moves/${id}`, {
        method: 'DELETE',
        headers: town.auth.ownerHeaders(email),
      }),
    /** Moves a plan to another address. */
    async move(from: string, subscription: string, to: string, shown: object = monthly) {
      const id = await calls.offered(from, subscription, to);
      expect((await calls.accept(to, id, shown)).status).toBe(204);
    },
    /** The address of the customer at Stripe. */
    async customerOf(subscription: string): Promise<string | null> {
      const { customer } = await town.stripe.subscriptions.retrieve(subscription, {
        expand: ['customer'],
      });
      return typeof customer === 'object' && !customer.deleted ? customer.email : null;
    },
  };
  return calls;
}
