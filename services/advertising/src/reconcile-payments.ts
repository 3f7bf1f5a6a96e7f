/**
 * A command for operators: compares the payments of a month with Stripe's and prints the differences. The
 * exit status is 1 when there are any. It changes nothing, here or at Stripe.
 */
import 'reflect-metadata';
import { readConfig } from '@town/process-kit/read-config';
import { serviceConfigSchema } from '@town/service-kit/config/service-config';
import { DataSource } from 'typeorm';
import { PaymentEntity } from './payments/payment-entity.js';
import { StripeClient } from './payments/stripe-client.js';
import { readStripeConfig } from './payments/stripe-config.js';
import { compareMonth, type MonthTotals, money } from './reconcile/compare-month.js';

const say = (text: string) => process.stdout.write(`${text}\n`);

function fail(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}

function line(name: string, totals: MonthTotals): string {
  const { payments, chargedCents, refundedCents, lostCents } = totals;
  return `${name}: ${payments} payments, charged ${money(chargedCents)}, refunded ${money(refundedCents)}, lost in disputes ${money(lostCents)}`;
}

async function reconcile(month: string): Promise<void> {
  const config = readConfig(serviceConfigSchema);
  const stripe = new StripeClient(readStripeConfig(), config);
  const dataSource = new DataSource({
    type: 'postgres',
    url: config.DATABASE_URL,
    entities: [PaymentEntity],
  });
  await dataSource.initialize();
  try {
    const {
      recorded,
      stripe: charged,
      differences,
    } = await compareMonth(dataSource, stripe, month);
    say(line('Recorded ', recorded));
    say(line('At Stripe', charged));
    for (const difference of differences) say(difference);
    if (differences.length === 0) say(`${month}: no differences.`);
    else fail(`${month}: ${differences.length} differences.`);
  } finally {
    await dataSource.destroy();
  }
}

const [month = ''] = process.argv.slice(2);
if (/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) await reconcile(month);
else fail('Usage: npm run reconcile-payments -- <month, as 2027-03>');
