/** The page of an invoice and its PDF, which Stripe would host. */
import type { ServerResponse } from 'node:http';
import { dollars } from '../dollars.js';
import { bankPageUrl } from '../payments/intents.js';
import type { Sandbox } from '../sandbox.js';
import type { Invoice } from './billing-objects.js';
import { intentOf } from './invoicing.js';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Answers the address of an invoice; false for every other path. */
export function serveInvoice(path: string, response: ServerResponse, sandbox: Sandbox): boolean {
  const [, id = '', pdf] = /^\/invoices\/(in_\w+)(\/pdf)?$/.exec(path) ?? [];
  const invoice = sandbox.store.get('invoice', id);
  if (!invoice) return false;
  const lines = textOf(invoice);
  const intent = intentOf(invoice.id, sandbox);
  const link = intent?.status === 'requires_action' && bankPageUrl(intent, sandbox.origin);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', pdf ? 'application/pdf' : 'text/html; charset=utf-8');
  response.end(pdf ? pdfOf(lines) : pageOf(lines, link));
  return true;
}

function textOf(invoice: Invoice): string[] {
  const day = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(0, 10);
  return [
    `Invoice ${invoice.number} (payment sandbox)`,
    `Date: ${day(invoice.created)}`,
    `Status: ${invoice.status}`,
    ...invoice.lines.data.map(
      ({ description, amount, period }) =>
        `${description}, ${day(period.start)} to ${day(period.end)}: ${dollars(amount)}`,
    ),
    `Amount due: ${dollars(invoice.amount_due)}`,
    `Amount paid: ${dollars(invoice.amount_paid)}`,
  ];
}

/** @param link where the cardholder confirms the payment, if the bank wants that */
function pageOf([title = '', ...lines]: string[], link?: string | false): string {
  const safe = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign]!);
  const confirm = link ? `<p><a href="${safe(link)}">Confirm payment</a></p>\n` : '';
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${safe(title)}</title>
<h1>${safe(title)}</h1>
${lines.map((line) => `<p>${safe(line)}</p>`).join('\n')}
${confirm}</html>
`;
}

/** The smallest PDF: one page of text. */
function pdfOf(lines: string[]): Buffer {
  const text = lines
    .map((line) => `(${line.replace(/[\\()]/g, '\\$&').replace(/×/g, 'x')}) Tj T*`)
    .join('\n');
  const stream = `BT /F1 12 Tf 16 TL 50 780 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
