import { readFile } from 'node:fs/promises';

/** The built stand-in for Stripe.js and its style sheet. */
const folder = new URL('./browser/', import.meta.url);

const types: Record<string, string> = {
  'stripe.js': 'text/javascript; charset=utf-8',
  'stripe.css': 'text/css; charset=utf-8',
};

export interface BrowserFile {
  type: string;
  content: Buffer;
}

/** A file for browsers; undefined if there is none at this path. */
export async function browserFile(name: string): Promise<BrowserFile | undefined> {
  const type = types[name];
  return type ? { type, content: await readFile(new URL(name, folder)) } : undefined;
}
