/**
 * Fields that Stripe always answers and that are the same in each object of the sandbox: taxes, discounts,
 * credit notes and other issuers of invoices are not part of it.
 */
const noTax = { disabled_reason: null, enabled: false, liability: null };

export const fixedOfSubscriptions = {
  automatic_tax: noTax,
  billing_mode: { flexible: null, type: 'classic' },
  billing_schedules: [],
  discounts: [],
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
} as const;

export const fixedOfInvoices = {
  amount_overpaid: 0,
  amount_shipping: 0,
  automatic_tax: { ...noTax, provider: null, status: null },
  default_tax_rates: [],
  discounts: [],
  issuer: { type: 'self' },
  payment_settings: {
    default_mandate: null,
    payment_method_options: null,
    payment_method_types: null,
  },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
} as const;

export const fixedOfInvoiceLines = { discountable: true, discounts: [] } as const;
