import { randomUUID } from 'node:crypto';
import type { ManagedRecord } from '@town/contracts/managed-records/record';
import type { OwnerListing } from '@town/contracts/owners/listings';
import type { FakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import type { ServiceHarness } from '@town/service-kit/testing/service-harness';

/** Sends the requests of owners and staff in a test, over HTTP. */
export class OwnerSite {
  /** The language of the owners' pages; a page of an earlier release names none. */
  language: string | undefined;

  constructor(
    private readonly harness: Pick<ServiceHarness, 'address' | 'database'>,
    private readonly auth: () => FakeAuth,
  ) {}

  /** @param email null: a request from a page of the site without a session */
  owner(
    email: string | null,
    method: string,
    path: string,
    body?: unknown,
    version?: number,
  ): Promise<Response> {
    return this.send(`owner/${path}`, method, body, {
      ...this.auth().ownerHeaders(email ?? 'nobody@example.com'),
      ...(!email && { Cookie: '' }),
      ...(this.language !== undefined && { 'Content-Language': this.language }),
      ...(version !== undefined && { 'If-Match': `"${version}"` }),
    });
  }

  staff(method: string, path: string, body?: unknown, version?: number): Promise<Response> {
    return this.send(`admin/${path}`, method, body, {
      Authorization: `Bearer ${this.auth().tokenOf('editor')}`,
      ...(version !== undefined && { 'If-Match': `"${version}"` }),
    });
  }

  /** A published business. */
  business(fields: object = {}): Promise<ManagedRecord> {
    const shop = { name: `Shop ${randomUUID()}`, category: 'retail', state: 'published' };
    return readJson<ManagedRecord>(this.staff('POST', 'businesses', { ...shop, ...fields }));
  }

  /** Creates a published business with an owner, whose claim the staff have approved. */
  async ownedBusiness(email: string, fields: object = {}): Promise<ManagedRecord> {
    const business = await this.business(fields);
    await this.claimed(email, business.id);
    return business;
  }

  /** The id of a claim that staff have approved. */
  async claimed(email: string, businessId: string): Promise<string> {
    const evidence = 'Call me at the number on record';
    const claim = { businessId, evidence };
    const { id } = await readJson<{ id: string }>(this.owner(email, 'POST', 'claims', claim));
    await readJson(this.staff('POST', `claims/${id}/decision`, { decision: 'approved' }));
    return id;
  }

  listing(email: string, id: string): Promise<OwnerListing> {
    return readJson<OwnerListing>(this.owner(email, 'GET', `listings/${id}`));
  }

  private send(
    path: string,
    method: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<Response> {
    return fetch(this.harness.address(`/api/${path}`), {
      method,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }
}
