import type { AdvertiserSubmission } from '@town/contracts/advertiser-application';
import { monthlyBudget } from '@town/contracts/advertiser-options';
import { api, staffApi } from '@town/contracts/api-paths';
import type { Plan } from '@town/contracts/plans';
import { useQueryClient } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { useSite } from '@town/slice-kit/site';
import { useToasts } from '@town/slice-kit/toasts';
import { useEffect, useRef, useState } from 'react';
import { keepPurchase, type Purchase, readPurchase } from './purchase';
import { reportPayment } from './report-payment';
import { setUpPayment } from './set-up-payment';

/**
 * Where a purchase stands. `checking`: a payment was sent off and the page does not know how it
 * ended; `unchecked`: asking failed; `sending` and `unsent`: paid, the application on its way;
 * `secured`: all done, said for a moment; `done`: after that.
 */
export type Stage =
  | 'idle'
  | 'paying'
  | 'checking'
  | 'unchecked'
  | 'sending'
  | 'unsent'
  | 'secured'
  | 'done';

/** Who pays. */
export interface Customer {
  customerEmail: string;
  customerName: string;
}

/** Leads a purchase from its set-up to the application that follows it, over reloads as well. */
export function usePurchase(onApplicationSent: () => void) {
  const { payments } = useSite();
  const queryClient = useQueryClient();
  const showToast = useToasts((state) => state.show);
  const [stage, setStage] = useState<Stage>('idle');
  const [purchase, setPurchase] = useState<Purchase | null>(null);
  // What the callbacks of a running payment go by: they were made renders ago.
  const current = useRef<Purchase | null>(null);

  function keep(next: Purchase | null) {
    current.current = next;
    setPurchase(next);
    keepPurchase(next);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what an earlier visit left
  useEffect(() => {
    const left = readPurchase();
    if (!left) return;
    keep(left);
    if (left.paymentIntentId) void follow(left);
    else if (left.confirming) void check(left);
    // Nothing was paid; the form has kept what was typed.
    else keep(null);
  }, []);

  /** Sets a payment up, for an application or for a plan alone. */
  async function begin(plan: Plan['id'], application: AdvertiserSubmission | null) {
    try {
      const clientSecret = await setUpPayment(plan);
      keep({
        plan,
        clientSecret,
        customerEmail: application?.email ?? '',
        customerName: application?.businessName ?? '',
        confirming: false,
        application: application && {
          ...application,
          monthlyBudget,
          submittedAt: new Date().toISOString(),
        },
        key: crypto.randomUUID(),
        paymentIntentId: null,
      });
      setStage('paying');
    } catch (error) {
      reportError(error);
      showToast({
        tone: 'error',
        title: 'Error',
        description: 'Failed to initialize payment. Please try again.',
      });
    }
  }

  function cancel() {
    keep(null);
    setStage('idle');
  }

  /** The payment is being sent off: from here on it may succeed unseen. */
  function confirming(customer: Customer) {
    if (current.current) keep({ ...current.current, ...customer, confirming: true });
  }

  /** The provider has said no: another card may do. */
  function refused() {
    if (current.current) keep({ ...current.current, confirming: false });
  }

  async function paid(paymentIntentId: string) {
    if (!current.current) return;
    const settled = { ...current.current, paymentIntentId, confirming: false };
    keep(settled);
    showToast({
      tone: 'success',
      title: 'Payment Successful!',
      description: "Thank you for your purchase! We'll contact you soon to set up your listing.",
    });
    await follow(settled);
  }

  /** What comes after the payment. */
  async function follow(settled: Purchase) {
    void reportPayment(settled).catch(reportError);
    if (!settled.application) {
      keep(null);
      setStage('idle');
      return;
    }
    setStage('sending');
    try {
      await sendJson(
        api.advertisers,
        { ...settled.application, paymentIntentId: settled.paymentIntentId },
        { idempotencyKey: settled.key },
      );
    } catch (error) {
      reportError(error);
      setStage('unsent');
      showToast({
        tone: 'error',
        title: 'Submission Error',
        description:
          'Payment was processed but there was an error with your application. Please contact support.',
      });
      return;
    }
    keepPurchase(null);
    onApplicationSent();
    void queryClient.invalidateQueries({ queryKey: [staffApi.advertisers] });
    setStage('secured');
  }

  /** Asks the provider how a payment ended that was sent off before the page went away. */
  async function check(left: Purchase) {
    setStage('checking');
    try {
      if (!payments) throw new Error('This document cannot reach the payment provider');
      const { paymentStatus } = await import(
        /* webpackChunkName: "payment-status" */ './payment-status'
      );
      const status = await paymentStatus(payments, left);
      if (status === 'open') setStage('unchecked');
      else if (status === 'unpaid') cancel();
      else await paid(status.paid);
    } catch (error) {
      reportError(error);
      setStage('unchecked');
    }
  }

  return {
    stage,
    purchase,
    begin,
    cancel,
    confirming,
    refused,
    paid,
    /** Posts the application again. */
    sendAgain: () => purchase && follow(purchase),
    checkAgain: () => purchase && check(purchase),
    finish() {
      setPurchase(null);
      setStage('done');
    },
  };
}

export type PurchaseFlow = ReturnType<typeof usePurchase>;
