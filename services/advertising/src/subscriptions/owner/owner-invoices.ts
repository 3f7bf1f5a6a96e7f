import { Injectable } from '@nestjs/common';
import type { OwnerInvoice } from '@town/contracts/subscriptions/owner-subscription';
import type Stripe from 'stripe';
import { DataSource, In } from 'typeorm';
import { PaymentEntity } from '../../payments/payment-entity.js';
import { BillingProvider, paidIntent } from '../billing-provider.js';
import { businessNames } from '../business-names.js';
import { OwnerSubscriptionsService } from './owner-subscriptions.js';

/** Reads the invoices of an owner's subscriptions from Stripe. */
@Injectable()
export class OwnerInvoicesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: BillingProvider,
    private readonly subscriptions: OwnerSubscriptionsService,
  ) {}

  /** Newest first. */
  async list(email: string): Promise<OwnerInvoice[]> {
    const owned = await this.subscriptions.ofOwner(email);
    const names = await businessNames(this.dataSource.manager, owned);
    const billed = await Promise.all(
      owned.map(async ({ id }) => {
        const { invoices = [] } = (await this.provider.find(id)) ?? {};
        return invoices.map((invoice) => ({ invoice, businessName: names.get(id) ?? null }));
      }),
    );
    const invoices = billed
      .flat()
      .filter(({ invoice }) => invoice.status !== 'draft')
      .toSorted((one, other) => other.invoice.created - one.invoice.created);
    const ids = invoices.flatMap(({ invoice }) => paidIntent(invoice) ?? []);
    const paid = await this.dataSource.manager.findBy(PaymentEntity, { id: In(ids) });
    const refunds = new Map(paid.map(({ id, refundedCents }) => [id, refundedCents]));
    return invoices.map(({ invoice, businessName }) => ({
      ...shown(invoice, refunds.get(paidIntent(invoice) ?? '') ?? 0),
      businessName,
    }));
  }
}

function shown(invoice: Stripe.Invoice, refundedCents: number): OwnerInvoice {
  return {
    id: invoice.id,
    number: invoice.number,
    createdAt: new Date(invoice.created * 1_000).toISOString(),
    totalCents: invoice.total,
    refundedCents,
    status: statusOf(invoice),
    pageUrl: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
  };
}

function statusOf({ status, attempted }: Stripe.Invoice): OwnerInvoice['status'] {
  if (status === 'paid') return 'paid';
  if (status === 'void') return 'void';
  return status === 'uncollectible' || attempted ? 'failed' : 'open';
}
