/** Whose card a moved plan is charged to, for its new address, its next one, and whoever asks for the money back. */
import { plans } from '@town/contracts/plans/price-list';
import { PersonalData } from '@town/service-kit/privacy/personal-data';
import { newAddress, planMoveCalls } from '../../testing/plan-moves.js';
import { useSubscriptions } from '../../testing/subscriptions-harness.js';

const town = useSubscriptions({ settings: { SUBMISSION_LIMIT: 1_000 } });
const { accept, move, movesOf, offered } = planMoveCalls(town);

/** A plan that has moved from one address to another, and renews with the card of the first. */
async function moved(card?: string) {
  const [from, to] = [newAddress('from'), newAddress('to')];
  const id = await town.buy(plans.monthly, from, card);
  await move(from, id, to);
  return { from, to, id };
}

/** Enters a card as the owner of a plan. */
async function enterCard(email: string, card = 'pm_card_mastercard'): Promise<void> {
  const setupIntentId = await town.newCard(email, card);
  expect((await town.asOwner(email, 'subscription/card', { setupIntentId })).status).toBe(200);
}

const movedAwayOf = async (email: string) => (await movesOf(email)).movedAway;

async function latestPayment(id: string): Promise<string> {
  const [payment] = await town.database.query<{ id: string }>(
    'select id from payments where subscription_id = $1 order by paid_at desc limit 1',
    [id],
  );
  return payment!.id;
}

/** The renewal of a plan, whose refund the bank rejects after all that happens in between. */
async function rejectedRefund(payment: string) {
  await town.stripe.refunds.create({ payment_intent: payment });
  await town.deliver();
  await town.advance(1);
  await town.deliver();
  return town.events(payment, 'payment-refund-failed');
}

describe('the account', () => {
  test('says that the card is that of the former payer until another one is entered', async () => {
    const { from, to, id } = await moved();
    const owned = { id, cardOfFormerPayer: true, origin: 'taken-over' };
    expect(await town.owned(to)).toMatchObject(owned);
    await enterCard(to);
    expect(await town.owned(to)).toMatchObject({ id, cardOfFormerPayer: false });
    const own = await town.buy(plans.monthly, from);
    expect(await town.owned(from)).toMatchObject({ id: own, cardOfFormerPayer: false });
  });

  test('does not show the id that the card has at Stripe', async () => {
    const { from, to, id } = await moved();
    await offered(to, id, newAddress('next'));
    const shown = [await town.owned(to), await movesOf(from), await movesOf(to)];
    expect(JSON.stringify(shown)).not.toContain('pm_');
    const personalData = town.service.app.get(PersonalData, { strict: false });
    const held = [await personalData.export(to), await personalData.export(from)];
    expect(JSON.stringify(held)).toContain('"last4":"4242"');
    expect(JSON.stringify(held)).not.toContain('pm_');
  });

  test('says it of a plan that is offered on, which is not the card of the payer', async () => {
    const { to, id } = await moved();
    const next = newAddress('next');
    await offered(to, id, next);
    expect((await movesOf(next)).received).toMatchObject([
      { from: to, subscription: { id, cardOfFormerPayer: true } },
    ]);
  });

  test('says that it is the own card of the first payer, who takes the plan back', async () => {
    const { from, to, id } = await moved();
    await offered(to, id, from);
    const [back] = (await movesOf(from)).received;
    expect(back).toMatchObject({ isOwnCard: true, subscription: { id } });
    expect((await accept(from, back!.id)).status).toBe(204);
    expect(await town.owned(from)).toMatchObject({ id, cardOfFormerPayer: false });
    const next = newAddress('next');
    await offered(from, id, next);
    expect((await movesOf(next)).received).toMatchObject([{ isOwnCard: false }]);
  });

  test('does not take the card of an erased payer for that of the next one', async () => {
    const { from, to, id } = await moved();
    await town.erase(from);
    expect(await town.owned(to)).toMatchObject({ id, cardOfFormerPayer: true });
    const next = newAddress('next');
    await move(to, id, next);
    expect(await movedAwayOf(to)).toEqual([]);
    expect(await town.owned(next)).toMatchObject({ id, cardOfFormerPayer: true });
    await enterCard(next);
    expect(await town.owned(next)).toMatchObject({ id, cardOfFormerPayer: false });
  });

  test('takes a card that the bank has replaced for the same one, and an entered one for another', async () => {
    const { from, to, id } = await moved();
    // Stripe keeps the id of a card that the bank replaces, also with other digits.
    await town.database.query(
      `update subscriptions set card = jsonb_set(card, '{last4}', '"1881"') where id = $1`,
      [id],
    );
    await town.advance(31, 2);
    await town.deliver();
    expect(await town.owned(to)).toMatchObject({
      cardOfFormerPayer: true,
      card: { last4: '4242' },
    });
    expect(await movedAwayOf(from)).toMatchObject([{ id }]);
    // The same digits, but entered by the new address.
    await enterCard(to, 'pm_card_visa');
    expect(await town.owned(to)).toMatchObject({ cardOfFormerPayer: false });
    expect(await movedAwayOf(from)).toEqual([]);
  });
});

describe('the events', () => {
  const cardOf = async (id: string, name: string) =>
    (await town.events(id, name)).map((data) => data['cardOf']);

  test('say whose card pays', async () => {
    const { to, id } = await moved();
    expect(await cardOf(id, 'subscription-started')).toEqual(['payer']);
    expect(await cardOf(id, 'subscription-moved')).toEqual(['former-payer']);
    expect(await cardOf(id, 'subscription-moved-away')).toEqual(['payer']);
    await move(to, id, newAddress('next'));
    expect(await cardOf(id, 'subscription-moved')).toEqual(['former-payer', 'former-payer']);
    expect(await cardOf(id, 'subscription-moved-away')).toEqual(['payer', 'former-payer']);
  });

  test('say that a plan has no card', async () => {
    const { id, to } = await moved();
    const { default_payment_method: method } = await town.atStripe(id);
    expect(method).not.toBeNull();
    await town.database.query('update subscriptions set card = null where id = $1', [id]);
    await move(to, id, newAddress('next'));
    expect((await cardOf(id, 'subscription-moved')).at(-1)).toBe('nobody');
    expect((await cardOf(id, 'subscription-moved-away')).at(-1)).toBe('nobody');
  });
});

describe('a rejected refund of a renewal', () => {
  test('names the former payer, whose card paid, also after another card was entered', async () => {
    const { from, to, id } = await moved('tok_refundFail');
    await town.advance(31, 2);
    await town.deliver();
    const renewal = await latestPayment(id);
    expect(await town.events(renewal)).toMatchObject([
      { customerEmail: to, cardOf: 'former-payer' },
    ]);
    await enterCard(to);
    expect(await rejectedRefund(renewal)).toMatchObject([
      { customerEmail: from, customerName: null, cardOf: 'former-payer' },
    ]);
  });

  test('names nobody once the former payer was erased', async () => {
    const { from, to, id } = await moved('tok_refundFail');
    await town.advance(31, 2);
    await town.deliver();
    const renewal = await latestPayment(id);
    const personalData = town.service.app.get(PersonalData, { strict: false });
    const held = await personalData.export(from);
    expect(held['payments']).toHaveLength(2);
    expect(JSON.stringify(held)).not.toContain(to);
    expect(JSON.stringify(await personalData.export(to))).not.toContain(from);
    await town.erase(from);
    await enterCard(to);
    expect(await rejectedRefund(renewal)).toMatchObject([{ customerEmail: null }]);
  });

  test('names the new address when its own card paid, whatever is stored yet', async () => {
    const { to, id } = await moved();
    const setup = await town.newCard(to, 'pm_card_refundFail');
    const { payment_method: method } = await town.stripe.setupIntents.retrieve(setup);
    await town.stripe.subscriptions.update(id, { default_payment_method: String(method) });
    await town.advance(31, 2);
    await town.deliver();
    const renewal = await latestPayment(id);
    expect(await town.events(renewal)).toMatchObject([{ customerEmail: to, cardOf: 'payer' }]);
    expect(await rejectedRefund(renewal)).toMatchObject([{ customerEmail: to, cardOf: 'payer' }]);
  });
});

test('a dispute of a renewal that the former payer’s card paid names the former payer', async () => {
  const [from, to] = [newAddress('from'), newAddress('to')];
  const id = await town.buy(plans.monthly, from);
  await enterCard(from, 'pm_card_createDispute');
  await move(from, id, to);
  await town.advance(31, 2);
  await town.deliver();
  const disputed = await town.events(await latestPayment(id), 'payment-disputed');
  expect(disputed).toMatchObject([
    { customerEmail: from, customerName: null, cardOf: 'former-payer' },
  ]);
});
