/** Prices and the products that they belong to. */
import * as z from 'zod/mini';
import type { ApiRequest } from './api-request.js';
import type { Price, Product } from './billing-objects.js';
import { checkMoney } from './check-money.js';
import { listPage, pageParams } from './list-page.js';
import { newId, now } from './new-id.js';
import { flag, mergeMetadata, metadata, positive, readParams, text } from './params.js';
import type { Sandbox } from './sandbox.js';
import { invalidRequest, noSuch } from './stripe-error.js';

const productParams = z.strictObject({
  name: text,
  metadata: z.optional(metadata),
  expand: z.optional(z.array(text)),
});

const priceParams = z.strictObject({
  currency: text,
  unit_amount: positive,
  recurring: z.strictObject({
    interval: z.enum(['month', 'year'], {
      error: 'The sandbox bills by the month or the year: recurring[interval] must be one of them.',
    }),
  }),
  lookup_key: z.optional(text),
  metadata: z.optional(metadata),
  product: z.optional(text),
  product_data: z.optional(productParams),
  expand: z.optional(z.array(text)),
});

const listParams = z.strictObject({
  ...pageParams,
  active: z.optional(flag),
  lookup_keys: z.optional(z.array(text)),
  product: z.optional(text),
});

export function createProduct(request: ApiRequest, sandbox: Sandbox): object {
  return makeProduct(readParams(productParams, request.params), request, sandbox);
}

export function retrieveProduct(_: ApiRequest, sandbox: Sandbox, id: string): object {
  const product = sandbox.store.get('product', id);
  if (!product) throw noSuch('product', id);
  return product;
}

export function createPrice(request: ApiRequest, sandbox: Sandbox): object {
  const params = readParams(priceParams, request.params);
  checkMoney(params.unit_amount, params.currency);
  const key = params.lookup_key ?? null;
  if (key && sandbox.store.all('price').some(({ lookup_key }) => lookup_key === key)) {
    throw invalidRequest(`A price (${key}) already uses that lookup key.`, {
      code: 'resource_already_exists',
      param: 'lookup_key',
    });
  }
  const price: Price = {
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: now(),
    currency: params.currency.toLowerCase(),
    livemode: false,
    lookup_key: key,
    metadata: mergeMetadata({}, params.metadata),
    nickname: null,
    product: productOf(params, request, sandbox),
    recurring: { interval: params.recurring.interval, interval_count: 1, usage_type: 'licensed' },
    type: 'recurring',
    unit_amount: params.unit_amount,
  };
  return sandbox.save(price, request, 'price.created');
}

export function retrievePrice(_: ApiRequest, sandbox: Sandbox, id: string): object {
  return findPrice(id, sandbox);
}

export function listPrices(request: ApiRequest, sandbox: Sandbox): object {
  const params = readParams(listParams, request.params);
  const matching = sandbox.store
    .all('price')
    .filter(({ active }) => params.active === undefined || active === params.active)
    .filter(({ product }) => params.product === undefined || product === params.product)
    .filter(({ lookup_key: key }) => params.lookup_keys?.includes(key ?? '') ?? true);
  return listPage(matching, params, '/v1/prices');
}

export function findPrice(id: string, sandbox: Sandbox): Price {
  const price = sandbox.store.get('price', id);
  if (!price) throw noSuch('price', id, 'price');
  return price;
}

function productOf(
  { product, product_data: data }: z.output<typeof priceParams>,
  request: ApiRequest,
  sandbox: Sandbox,
): string {
  if (product) {
    if (!sandbox.store.get('product', product)) throw noSuch('product', product, 'product');
    return product;
  }
  if (data) return makeProduct(data, request, sandbox).id;
  throw invalidRequest('You must specify either `product` or `product_data`.', {
    code: 'parameter_missing',
    param: 'product',
  });
}

function makeProduct(
  { name, metadata: data }: z.output<typeof productParams>,
  request: ApiRequest,
  sandbox: Sandbox,
): Product {
  const product: Product = {
    id: newId('prod', 14),
    object: 'product',
    active: true,
    created: now(),
    livemode: false,
    metadata: mergeMetadata({}, data),
    name,
  };
  return sandbox.save(product, request, 'product.created');
}
