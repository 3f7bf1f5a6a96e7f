import { ownerCookie } from '@town/contracts/owners/session';
import type { CookieOptions, Request, Response } from 'express';
import { linkMinutes } from './owner-links.js';
import { sessionDays } from './owner-session-store.js';

/** Marks the browser that has asked for a link. */
const browserCookie = '__Host-owner-link';

// The prefix __Host- asks for exactly this: no domain, the whole site, HTTPS.
const options: CookieOptions = { secure: true, httpOnly: true, sameSite: 'lax', path: '/' };

/** Hands an owner's session to the browser. */
export function setOwnerCookie(response: Response, secret: string): void {
  response.cookie(ownerCookie, secret, { ...options, maxAge: sessionDays * 24 * 60 * 60 * 1000 });
  response.clearCookie(browserCookie, options);
}

export function clearOwnerCookie(response: Response): void {
  response.clearCookie(ownerCookie, options);
}

export function setBrowserCookie(response: Response, browser: string): void {
  response.cookie(browserCookie, browser, { ...options, maxAge: linkMinutes * 60 * 1000 });
}

/** The mark of the browser that asks, if it has asked for a link not long ago. */
export function browserOf(request: Request): string | undefined {
  const value = new RegExp(`(?:^|;\\s*)${browserCookie}=([\\w-]{43})(?:;|$)`);
  return value.exec(request.get('Cookie') ?? '')?.[1];
}
