import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StaffRole } from '@town/contracts/staff/roles';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { useService } from '@town/service-kit/testing/service-harness';
import { mediaService } from '../media-service.js';

interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
  body: any;
}

/** The service with its own folder, and helpers for a test's requests. */
export function useMedia(variables: () => Record<string, string> = () => ({})) {
  const folder = mkdtempSync(join(tmpdir(), 'town-pictures-'));
  const { auth, settings } = useFakeAuth();
  beforeAll(() => {
    Object.assign(process.env, { PICTURES_DIR: folder, ...variables() });
  });
  const harness = useService(mediaService, settings);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function call(
    method: string,
    path = '',
    body?: FormData | string,
    { role = 'editor', headers = {} }: { role?: StaffRole; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const response = await fetch(harness.address(`/api/admin/pictures${path}`), {
      method,
      headers: { Authorization: `Bearer ${auth().tokenOf(role)}`, ...headers },
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text ? JSON.parse(text) : undefined,
    };
  }

  function upload(file: Uint8Array, alt = 'A limestone wall', name = 'picture.jpg') {
    const form = new FormData();
    form.append('alt', alt);
    form.append('file', new Blob([Uint8Array.from(file)]), name);
    return call('POST', '', form);
  }

  const change = (id: string, body: object) =>
    call('PUT', `/${id}`, JSON.stringify(body), {
      headers: { 'Content-Type': 'application/json' },
    });

  return { ...harness, auth, folder, call, upload, change };
}
