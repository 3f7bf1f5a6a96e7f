import type { Plan } from '@town/contracts/plans';
import * as z from 'zod/mini';

/** A payment that has been set up and not settled yet, and what is to follow it. */
export interface Purchase {
  plan: Plan['id'];
  /** What the payment provider knows the payment by. */
  clientSecret: string;
  customerEmail: string;
  /** The business's name. */
  customerName: string;
  /** Whether the payment was sent off: it may have succeeded without the page hearing of it. */
  confirming: boolean;
  /** The application that the payment is for, as it will be posted; none in a direct purchase. */
  application: Record<string, unknown> | null;
  /** Makes posting the application again harmless. */
  key: string;
  /** Set once the payment has succeeded. */
  paymentIntentId: string | null;
}

const purchaseSchema = z.object({
  plan: z.enum(['monthly', 'annual']),
  clientSecret: z.string(),
  customerEmail: z.string(),
  customerName: z.string(),
  confirming: z.boolean(),
  application: z.nullable(z.record(z.string(), z.unknown())),
  key: z.string(),
  paymentIntentId: z.nullable(z.string()),
}) satisfies z.ZodMiniType<Purchase>;

/** Shared by the tabs: what was paid for must outlive the tab that it was paid in. */
const storageKey = 'advertise:purchase';

/** The purchase that is under way in this browser, if any. */
export function readPurchase(): Purchase | null {
  try {
    const text = localStorage.getItem(storageKey);
    return text ? (purchaseSchema.safeParse(JSON.parse(text)).data ?? null) : null;
  } catch {
    // Storage may be switched off, or hold something else.
    return null;
  }
}

/** Keeps a purchase until it is settled; `null` forgets it. */
export function keepPurchase(purchase: Purchase | null): void {
  try {
    if (purchase) localStorage.setItem(storageKey, JSON.stringify(purchase));
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage may be switched off or full: the page itself still knows.
  }
}
