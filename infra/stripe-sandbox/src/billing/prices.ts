/** Prices and the products that they belong to. */
import * as z from 'zod/mini';
import type { ApiRequest } from '../http/api-request.js';
import { flag, mergeMetadata, metadata, positive, readParams, text } from '../http/params.js';
import { invalidRequest } from '../http/stripe-error.js';
import { checkMoney } from '../payments/check-money.js';
import type { Sandbox } from '../sandbox.js';
import { newPrice, newProduct, type Price } from './billing-objects.js';

const priceParams = z.strictObject({
  currency: text,
  unit_amount: positive,
  recurring: z.strictObject({
    interval: z.enum(['month', 'year'], {
      error: 'The sandbox bills by the month or the year: recurring[interval] must be one of them.',
    }),
  }),
  lookup_key: z.optional(text),
  transfer_lookup_key: z.optional(flag),
  metadata: z.optional(metadata),
  product: z.optional(text),
  product_data: z.optional(z.strictObject({ name: text, metadata: z.optional(metadata) })),
});

export function createPrice(request: ApiRequest, sandbox: Sandbox): object {
  const params = readParams(priceParams, request.params);
  checkMoney(params.unit_amount, params.currency);
  const key = params.lookup_key ?? null;
  const holder = sandbox.store.all('price').find(({ lookup_key }) => key && lookup_key === key);
  if (holder && !params.transfer_lookup_key) {
    throw invalidRequest(`A price (${key}) already uses that lookup key.`, {
      code: 'resource_already_exists',
      param: 'lookup_key',
    });
  }
  const { currency, unit_amount: amount, recurring } = params;
  const product = productOf(params, sandbox);
  if (holder) sandbox.emit('price.updated', { ...holder, lookup_key: null });
  return sandbox.emit('price.created', {
    ...newPrice(product, currency.toLowerCase(), amount, recurring.interval),
    lookup_key: key,
    metadata: mergeMetadata({}, params.metadata),
  });
}

/** Archives a price, or makes it active again. */
export function updatePrice(request: ApiRequest, sandbox: Sandbox, id: string): object {
  const { active } = readParams(z.strictObject({ active: z.optional(flag) }), request.params);
  const price = sandbox.find('price', id, 'price');
  return sandbox.emit('price.updated', { ...price, active: active ?? price.active });
}

/** Archives a product, or makes it active again. Its prices do not change. */
export function updateProduct(request: ApiRequest, sandbox: Sandbox, id: string): object {
  const { active } = readParams(z.strictObject({ active: z.optional(flag) }), request.params);
  const product = sandbox.find('product', id, 'product');
  return sandbox.emit('product.updated', { ...product, active: active ?? product.active });
}

/**
 * Finds a price that is available for subscriptions.
 * @throws StripeError if it or its product is archived
 */
export function sellablePrice(id: string, sandbox: Sandbox): Price {
  const price = sandbox.find('price', id, 'price');
  if (!price.active) {
    throw invalidRequest('The price specified is inactive. This field only accepts active prices.');
  }
  if (!sandbox.find('product', price.product).active) {
    throw invalidRequest(
      `The product ${price.product} is marked as inactive, and thus no new subscriptions can be created to any plans of this product.`,
    );
  }
  return price;
}

function productOf(
  { product, product_data: data }: z.output<typeof priceParams>,
  sandbox: Sandbox,
): string {
  if (product) return sandbox.find('product', product, 'product').id;
  if (data) {
    const made = newProduct(data.name, mergeMetadata({}, data.metadata));
    return sandbox.emit('product.created', made).id;
  }
  throw invalidRequest('You must specify either `product` or `product_data`.', {
    code: 'parameter_missing',
    param: 'product',
  });
}
