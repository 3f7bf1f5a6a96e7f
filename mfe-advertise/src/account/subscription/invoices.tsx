import type { OwnerInvoice } from '@town/contracts/subscriptions/owner-subscription';
import { useQuery } from '@town/slice-kit/query';
import { useSite } from '@town/slice-kit/site';
import css from '../account.module.css';
import { Fetched, Part } from '../part';
import { dayOf, money } from '../words';
import { invoicesQuery } from './subscription-query';

const statusWords: Record<OwnerInvoice['status'], string> = {
  paid: 'Paid',
  open: 'Not paid yet',
  failed: 'Payment failed',
  void: 'Void',
};

/** All charges, with their invoices to download. */
export function Invoices() {
  const invoices = useQuery(invoicesQuery);
  return (
    <Part title="Invoices">
      <Fetched query={invoices} what="your invoices">
        {(list) =>
          list.length === 0 ? (
            <p>There are no invoices.</p>
          ) : (
            <ul className={css.rows}>
              {list.map((invoice) => (
                <InvoiceRow key={invoice.id} invoice={invoice} />
              ))}
            </ul>
          )
        }
      </Fetched>
    </Part>
  );
}

function InvoiceRow({ invoice }: { invoice: OwnerInvoice }) {
  const { town } = useSite();
  const { number, createdAt, totalCents, refundedCents, status, pageUrl, pdfUrl } = invoice;
  const isCredit = totalCents < 0;
  const day = dayOf(createdAt, town.timeZone);
  const of = <span className="visually-hidden"> of {day}</span>;
  return (
    <li className={css.row}>
      <p>
        <strong>{money(Math.abs(totalCents))}</strong> {isCredit && 'credit '}on {day}
      </p>
      <p className={css.soft}>
        {isCredit ? 'Added to your credit' : statusWords[status]}
        {refundedCents > 0 && `, ${money(refundedCents)} refunded`}
        {number && `, number ${number}`}
      </p>
      {(pageUrl || pdfUrl) && (
        <p className={css.actions}>
          {pageUrl && (
            <a href={pageUrl} rel="noopener">
              Invoice{of}
            </a>
          )}
          {pdfUrl && (
            <a href={pdfUrl} rel="noopener">
              PDF{of}
            </a>
          )}
        </p>
      )}
    </li>
  );
}
