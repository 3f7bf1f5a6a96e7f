import {
  type Order,
  type PurchaseEvent,
  type PurchaseState,
  reducePurchase,
} from './purchase-state';

const order: Order = {
  plan: 'annual',
  amount: 495,
  clientSecret: 'pi_1_secret_2',
  customerEmail: '',
  customerName: '',
  key: 'key-1',
  startedAt: 0,
  application: { firstName: 'Ada' },
};
const customer = { customerEmail: 'ada@example.com', customerName: 'Ada Pies' };
const direct: Order = { ...order, application: null };

const idle: PurchaseState = { stage: 'idle' };
const setUp = (given = order): PurchaseEvent => ({ type: 'set-up', order: given });
const sentOff: PurchaseEvent = { type: 'sent-off', customer };
const paid: PurchaseEvent = { type: 'paid', paymentIntentId: 'pi_1' };

const after = (...events: PurchaseEvent[]) => events.reduce(reducePurchase, idle);
const stageAfter = (...events: PurchaseEvent[]) => after(...events).stage;

describe('the purchase of a plan', () => {
  it('leads from set-up to thank-you', () => {
    expect(stageAfter(setUp())).toBe('paying');
    expect(stageAfter(setUp(), sentOff)).toBe('confirming');
    expect(stageAfter(setUp(), sentOff, paid)).toBe('sending');
    expect(stageAfter(setUp(), sentOff, paid, { type: 'application-sent' })).toBe('secured');
    expect(
      stageAfter(setUp(), sentOff, paid, { type: 'application-sent' }, { type: 'finished' }),
    ).toBe('done');
  });

  it('keeps the payer, and drops the secret after the payment', () => {
    const state = after(setUp(), sentOff, paid);
    expect(state).toEqual({
      stage: 'sending',
      paid: expect.objectContaining({ ...customer, paymentIntentId: 'pi_1', key: 'key-1' }),
    });
    expect(JSON.stringify(state)).not.toContain('secret');
  });

  it('ends with the payment if no application follows', () => {
    const bought = { stage: 'bought', plan: 'annual', amount: 495 };
    expect(after(setUp(direct), sentOff, paid)).toEqual(bought);
    expect(after(setUp(direct), sentOff, paid, { type: 'finished' })).toEqual(idle);
  });

  it('can be cancelled before the payment is sent, or after it was refused', () => {
    expect(after(setUp(), { type: 'cancelled' })).toEqual(idle);
    expect(after(setUp(), sentOff, { type: 'refused' }, { type: 'cancelled' })).toEqual(idle);
  });

  it('cannot be cancelled while the payment is being confirmed', () => {
    expect(stageAfter(setUp(), sentOff, { type: 'cancelled' })).toBe('confirming');
  });

  it('checks the payment when it is cancelled with an unknown outcome', () => {
    expect(stageAfter(setUp(), sentOff, { type: 'outcome-unknown' }, { type: 'cancelled' })).toBe(
      'checking',
    );
  });

  it('can be checked and sent repeatedly', () => {
    const lost = [{ type: 'restored', kept: order } as const, { type: 'check-failed' } as const];
    expect(stageAfter(...lost)).toBe('unchecked');
    expect(stageAfter(...lost, { type: 'check-again' })).toBe('checking');
    expect(stageAfter(...lost, { type: 'not-paid' })).toBe('idle');
    const unsent = [...lost, paid, { type: 'application-failed' } as const];
    expect(stageAfter(...unsent)).toBe('unsent');
    expect(stageAfter(...unsent, { type: 'send-again' })).toBe('sending');
  });

  it('resumes the unsettled purchase of an earlier visit, unless another purchase has begun', () => {
    const { clientSecret: _, ...bought } = order;
    const kept = { ...bought, paymentIntentId: 'pi_1' };
    expect(after({ type: 'restored', kept })).toEqual({ stage: 'sending', paid: kept });
    expect(stageAfter(setUp(), { type: 'restored', kept })).toBe('paying');
  });

  it('ignores late events', () => {
    const late: PurchaseEvent[] = [
      sentOff,
      paid,
      { type: 'refused' },
      { type: 'outcome-unknown' },
      { type: 'not-paid' },
      { type: 'application-sent' },
      { type: 'cancelled' },
      { type: 'finished' },
    ];
    for (const event of late) expect(after(event)).toEqual(idle);
    const done = after(setUp(), sentOff, paid, { type: 'application-sent' }, { type: 'finished' });
    for (const event of late) expect(reducePurchase(done, event)).toBe(done);
  });
});
