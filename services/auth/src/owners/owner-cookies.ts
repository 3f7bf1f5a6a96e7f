import { ownerCookie } from '@town/contracts/owners/session';
import type { CookieOptions, Request, Response } from 'express';
import { linkMinutes } from './owner-links.js';
import { sessionDays } from './owner-session-store.js';

/** Identifies the browser that has requested a link. */
const browserCookie = '__Host-owner-link';

// The prefix __Host- requires exactly these options: no domain, the root path, HTTPS.
const options: CookieOptions = { secure: true, httpOnly: true, sameSite: 'lax', path: '/' };

/** Sets the session cookie. */
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

/** The cookie of a browser that has recently requested a link. */
export function browserOf(request: Request): string | undefined {
  const value = new RegExp(`(?:^|;\\s*)${browserCookie}=([\\w-]{43})(?:;|$)`);
  return value.exec(request.get('Cookie') ?? '')?.[1];
}
