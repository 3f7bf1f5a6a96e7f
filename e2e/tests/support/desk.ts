import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { open } from './site-test';
import { firstAccount } from './staff';
import { unique } from './unique';

/** A record as the staff API returns it. */
export interface StoredRecord {
  id: string;
  slug: string;
  version: number;
}

/** A business as the staff API returns it. */
export interface StoredBusiness {
  id: string;
  slug: string;
  name: string;
  phone: string;
  hours: string;
  address: string;
  version: number;
}

/**
 * Signs in as staff with a new session, and returns functions that call the staff API.
 * @param folder DATA_DIR of the stack; the tested one's by default
 */
export async function staffCalls(request: APIRequestContext, folder?: string) {
  const { email, password } = firstAccount(folder);
  const signedIn = await request.post('/api/admin/login', {
    data: { username: email, password },
  });
  const { token }: { token: string } = await signedIn.json();
  const headers = { authorization: `Bearer ${token}` };
  return {
    /** Publishes a business that no other test knows. */
    async publishBusiness(name: string): Promise<StoredBusiness> {
      const data = {
        name: unique(name),
        category: 'dining',
        phone: '830-555-0101',
        hours: 'Daily 9 AM-5 PM',
        address: '1 Main St',
        state: 'published',
      };
      const answer = await request.post('/api/admin/businesses', { headers, data });
      expect(answer.status()).toBe(201);
      return answer.json();
    },
    /** Publishes a record of any kind. */
    async publish(kind: string, content: object): Promise<StoredRecord> {
      const data = { ...content, state: 'published' };
      const answer = await request.post(`/api/admin/${kind}`, { headers, data });
      expect(answer.status()).toBe(201);
      return answer.json();
    },
    /** Changes a published record. A new name also changes its slug. */
    async change(kind: string, { id, version }: StoredRecord, data: object): Promise<StoredRecord> {
      const answer = await request.put(`/api/admin/${kind}/${id}`, {
        headers: { ...headers, 'if-match': `"${version}"` },
        data: { ...data, state: 'published' },
      });
      expect(answer.status()).toBe(200);
      return answer.json();
    },
    async archive(kind: string, { id }: StoredRecord): Promise<void> {
      const answer = await request.post(`/api/admin/${kind}/${id}/archive`, { headers });
      expect(answer.ok()).toBe(true);
    },
    async readBusiness(id: string): Promise<StoredBusiness> {
      return (await request.get(`/api/admin/businesses/${id}`, { headers })).json();
    },
  };
}

/** Opens the editor of a business. */
export async function openEditor(page: Page, { id, name }: StoredBusiness): Promise<void> {
  await open(page, `/admin/content/businesses/${id}`);
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

/** Ends the session of the page, with the same effect as when it expires on the server. */
export async function endSession(page: Page, request: APIRequestContext): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  await request.post('/api/admin/logout', { headers: { authorization: `Bearer ${token}` } });
}
