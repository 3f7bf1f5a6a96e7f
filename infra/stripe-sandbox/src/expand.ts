import type { Param } from './form-body.js';
import { present, type Sandbox } from './sandbox.js';
import { invalidRequest } from './stripe-error.js';

type Expandable = 'charge' | 'payment_intent' | 'payment_method';
type Shown = Record<string, unknown>;

/** Which fields of an object are ids of others. */
const expandable: Record<string, Record<string, Expandable>> = {
  payment_intent: { latest_charge: 'charge', payment_method: 'payment_method' },
  charge: { payment_intent: 'payment_intent', payment_method: 'payment_method' },
  refund: { charge: 'charge', payment_intent: 'payment_intent' },
};

/** Puts whole objects in the place of their ids, where `expand` asks for it. */
export function expand(answer: object, paths: Param | undefined, sandbox: Sandbox): object {
  if (!Array.isArray(paths)) return answer;
  return paths.reduce<object>(
    (shown, path) => expandPath(shown as Shown, String(path).split('.'), String(path), sandbox),
    answer,
  );
}

function expandPath(
  shown: Shown,
  [head = '', ...rest]: string[],
  path: string,
  sandbox: Sandbox,
): Shown {
  if (shown['object'] === 'list' && head === 'data') {
    const data = shown['data'] as Shown[];
    return { ...shown, data: data.map((each) => expandPath(each, rest, path, sandbox)) };
  }
  const kind = expandable[String(shown['object'])]?.[head];
  if (!kind) {
    throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  }
  const value = shown[head];
  const stored = typeof value === 'string' ? sandbox.store.get(kind, value) : undefined;
  const inner = stored ? (present(stored) as Shown) : (value as Shown | null);
  if (inner === null || rest.length === 0) return { ...shown, [head]: inner };
  return { ...shown, [head]: expandPath(inner, rest, path, sandbox) };
}
