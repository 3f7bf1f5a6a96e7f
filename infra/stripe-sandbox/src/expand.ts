import type { Param } from './form-body.js';
import { present, type Sandbox } from './sandbox.js';
import { invalidRequest } from './stripe-error.js';

type Expandable = 'charge' | 'payment_intent' | 'payment_method';
type Shown = Record<string, unknown>;

/** The fields of an object that are ids of other objects. */
const expandable: Record<string, Record<string, Expandable>> = {
  payment_intent: { latest_charge: 'charge', payment_method: 'payment_method' },
  charge: { payment_intent: 'payment_intent', payment_method: 'payment_method' },
  refund: { charge: 'charge', payment_intent: 'payment_intent' },
};

/** Replaces ids by whole objects if `expand` names their field. */
export function expand(answer: object, paths: Param | undefined, sandbox: Sandbox): object {
  let expanded: Shown = { ...answer };
  for (const path of Array.isArray(paths) ? paths.map(String) : []) {
    expanded = expandPath(expanded, path.split('.'), path, sandbox);
  }
  return expanded;
}

function expandPath(
  shown: Shown,
  [head = '', ...rest]: string[],
  path: string,
  sandbox: Sandbox,
): Shown {
  if (shown['object'] === 'list' && head === 'data') {
    const data: unknown[] = Array.isArray(shown['data']) ? shown['data'] : [];
    return {
      ...shown,
      data: data.map((each) => expandPath(Object(each), rest, path, sandbox)),
    };
  }
  const kind = expandable[String(shown['object'])]?.[head];
  if (!kind) {
    throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  }
  const value = shown[head];
  const stored = typeof value === 'string' ? sandbox.store.get(kind, value) : undefined;
  const inner = stored ? present(stored) : value;
  if (typeof inner !== 'object' || inner === null || rest.length === 0) {
    return { ...shown, [head]: inner };
  }
  return { ...shown, [head]: expandPath({ ...inner }, rest, path, sandbox) };
}
