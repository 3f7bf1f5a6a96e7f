import type { OwnerInvoice } from '@town/contracts/subscriptions/owner-subscription';
import { withElements } from '@town/language/with-elements';
import { useQuery } from '@town/slice-kit/query';
import css from '../account.module.css';
import { type PlainMessage, useText } from '../messages/use-text';
import { Fetched, Part } from '../part';
import { money, useDay } from '../words';
import { BusinessLine } from './business-line';
import { invoicesQuery, subscriptionsQuery } from './subscription-query';

const statusWords: Record<OwnerInvoice['status'], PlainMessage> = {
  paid: 'Paid',
  open: 'Not paid yet',
  failed: 'Payment failed',
  void: 'Void',
};

/** All charges, with their invoices to download. */
export function Invoices() {
  const text = useText();
  const invoices = useQuery(invoicesQuery);
  const isOwed = useIsOwed();
  return (
    <Part title={text('Invoices')}>
      <Fetched query={invoices} what="your invoices">
        {(list) => {
          if (list.length === 0) return <p>{text('There are no invoices.')}</p>;
          // The newest one. An older one was given up, and paying it would renew nothing.
          const owed = isOwed ? list.find(isUnpaid) : undefined;
          return (
            <ul className={css.rows}>
              {list.map((invoice) => (
                <InvoiceRow key={invoice.id} invoice={invoice} owed={invoice === owed} />
              ))}
            </ul>
          );
        }}
      </Fetched>
    </Part>
  );
}

const isUnpaid = ({ status }: OwnerInvoice) => status === 'open' || status === 'failed';

/** Whether a renewal failed and can still be paid. The invoice of a plan that has ended is not asked for. */
function useIsOwed(): boolean {
  const { data } = useQuery(subscriptionsQuery);
  return [data?.subscription, ...(data?.others ?? [])].some(
    (subscription) => subscription?.state === 'payment-failed',
  );
}

interface InvoiceRowProps {
  invoice: OwnerInvoice;
  owed: boolean;
}

function InvoiceRow({ invoice, owed }: InvoiceRowProps) {
  const text = useText();
  const { number, createdAt, totalCents, refundedCents, status, pageUrl, pdfUrl } = invoice;
  const isCredit = totalCents < 0;
  const date = useDay()(createdAt);
  const amount = money(Math.abs(totalCents));
  const ofInvoice = { of: (words: string) => <span className="visually-hidden">{words}</span> };
  const facts = [
    isCredit ? text('Added to your credit') : text(statusWords[status]),
    refundedCents > 0 && text('{amount} refunded', { amount: money(refundedCents) }),
    number && text('number {number}', { number }),
  ];
  return (
    <li className={css.row}>
      <p>
        {withElements(
          isCredit
            ? text('<amount>{amount}</amount> credit on {date}', { amount, date })
            : text('<amount>{amount}</amount> on {date}', { amount, date }),
          { amount: (words) => <strong>{words}</strong> },
        )}
      </p>
      <BusinessLine name={invoice.businessName} />
      <p className={css.soft}>{facts.filter(Boolean).join(', ')}</p>
      {(pageUrl || pdfUrl) && (
        <p className={css.actions} data-print="hide">
          {pageUrl && (
            <a href={pageUrl} rel="noopener">
              {withElements(
                owed
                  ? text('Open the invoice<of> of {date}</of> to pay or confirm', { date })
                  : text('Invoice<of> of {date}</of>', { date }),
                ofInvoice,
              )}
            </a>
          )}
          {pdfUrl && (
            <a href={pdfUrl} rel="noopener">
              {withElements(text('PDF<of> of {date}</of>', { date }), ofInvoice)}
            </a>
          )}
        </p>
      )}
    </li>
  );
}
