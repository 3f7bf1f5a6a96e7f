import { ownerLinkRequested } from '@town/contracts/owners/events';
import { ownerRequestHeader } from '@town/contracts/owners/session';
import type { ServiceHarness } from '@town/service-kit/testing/service-harness';
import { outboxEvents } from './outbox-events.js';

/** A browser on a page of the site: it stores cookies, and removes those that are cleared. */
export class OwnerBrowser {
  readonly cookies = new Map<string, string>();
  /** The language of the page; a page of an earlier release names none. */
  language: string | undefined;

  constructor(private readonly harness: Pick<ServiceHarness, 'address' | 'database'>) {}

  async send(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(this.harness.address(`/api/owner/${path}`), {
      method,
      headers: {
        Origin: 'http://localhost:8080',
        [ownerRequestHeader.name]: ownerRequestHeader.value,
        Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(this.language !== undefined && { 'Content-Language': this.language }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return response;
  }

  /** Requests a link and returns the token that its mail would contain. */
  async askForLink(email: string): Promise<string> {
    await this.send('POST', 'sign-in', { email });
    const events = await outboxEvents(this.harness.database(), ownerLinkRequested);
    return events.at(-1)!.token;
  }

  async signIn(email: string): Promise<this> {
    const token = await this.askForLink(email);
    const { status } = await this.send('POST', 'session', { token });
    if (status !== 200) throw new Error(`The link was answered with ${status}`);
    return this;
  }
}
