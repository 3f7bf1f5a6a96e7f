import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';

/** The built stand-in for Stripe.js and its style sheet. */
const folder = new URL('./browser/', import.meta.url);

const types: Record<string, string> = {
  'stripe.js': 'text/javascript; charset=utf-8',
  'stripe.css': 'text/css; charset=utf-8',
};

/** Answers the address of a file for browsers; false for every other name. */
export async function serveBrowserFile(name: string, response: ServerResponse): Promise<boolean> {
  const type = types[name];
  if (!type) return false;
  const content = await readFile(new URL(name, folder));
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
  response.end(content);
  return true;
}
