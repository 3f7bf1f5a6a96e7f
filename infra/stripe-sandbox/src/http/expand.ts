import { listOf } from '../billing/billing-objects.js';
import { intentOf, paymentOf } from '../billing/invoicing.js';
import { present, type Sandbox } from '../sandbox.js';
import { invalidRequest } from './stripe-error.js';

type Expandable =
  | 'charge'
  | 'customer'
  | 'invoice'
  | 'payment_intent'
  | 'payment_method'
  | 'product'
  | 'subscription';
type Shown = Record<string, unknown>;

/** The fields of an object that are ids of other objects. */
const expandable: Record<string, Record<string, Expandable>> = {
  payment_intent: {
    customer: 'customer',
    latest_charge: 'charge',
    payment_method: 'payment_method',
  },
  charge: {
    customer: 'customer',
    payment_intent: 'payment_intent',
    payment_method: 'payment_method',
  },
  refund: { charge: 'charge', payment_intent: 'payment_intent' },
  dispute: { charge: 'charge', payment_intent: 'payment_intent' },
  price: { product: 'product' },
  subscription: {
    customer: 'customer',
    default_payment_method: 'payment_method',
    latest_invoice: 'invoice',
  },
  'customer.invoice_settings': { default_payment_method: 'payment_method' },
  invoice: { customer: 'customer' },
  invoice_payment: { invoice: 'invoice' },
  'invoice_payment.payment': { payment_intent: 'payment_intent' },
  setup_intent: { customer: 'customer', payment_method: 'payment_method' },
};

/** Fields that a response contains only if `expand` names them. */
const included: Record<string, Record<string, (id: string, sandbox: Sandbox) => unknown>> = {
  invoice: {
    confirmation_secret: (id, sandbox) => {
      const intent = intentOf(id, sandbox);
      return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null;
    },
    payments: (id, sandbox) => {
      const payment = paymentOf(id, sandbox);
      return listOf(payment ? [payment] : [], `/v1/invoice_payments?invoice=${id}`);
    },
  },
};

/** Plain groups inside an object that contain ids. */
const groups = new Set(['customer.invoice_settings', 'invoice_payment.payment']);

/** Replaces ids by whole objects if `expand` names their field. */
export function expand(answer: object, paths: readonly unknown[], sandbox: Sandbox): object {
  let expanded: Shown = { ...answer };
  for (const path of paths.map(String)) {
    const kind = String(expanded['object']);
    expanded = expandPath(expanded, kind, path.split('.'), path, sandbox);
  }
  return expanded;
}

function expandPath(
  shown: Shown,
  kind: string,
  [head = '', ...rest]: string[],
  path: string,
  sandbox: Sandbox,
): Shown {
  if (kind === 'list' && head === 'data') {
    const data: unknown[] = Array.isArray(shown['data']) ? shown['data'] : [];
    return {
      ...shown,
      data: data.map((each) => {
        const item: Shown = Object(each);
        return expandPath(item, String(item['object']), rest, path, sandbox);
      }),
    };
  }
  const inner = fieldValue(shown, kind, head, path, sandbox);
  if (typeof inner !== 'object' || inner === null || rest.length === 0) {
    return { ...shown, [head]: inner };
  }
  const next: Shown = { ...inner };
  const nextKind = groups.has(`${kind}.${head}`) ? `${kind}.${head}` : String(next['object']);
  return { ...shown, [head]: expandPath(next, nextKind, rest, path, sandbox) };
}

function fieldValue(
  shown: Shown,
  kind: string,
  head: string,
  path: string,
  sandbox: Sandbox,
): unknown {
  const value = shown[head];
  const include = included[kind]?.[head];
  // An earlier path may have added it.
  if (include) return value ?? include(String(shown['id']), sandbox);
  if (groups.has(`${kind}.${head}`)) return value;
  const target = expandable[kind]?.[head];
  if (!target) {
    throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  }
  const stored = typeof value === 'string' ? sandbox.store.get(target, value) : undefined;
  return stored ? present(stored) : value;
}
