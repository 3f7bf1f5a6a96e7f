import type { AdvertiserStatus } from '@town/contracts/advertiser-statuses';
import { staffApi } from '@town/contracts/api-paths';
import type { StaffAdvertiser } from '@town/contracts/application-payment';
import { statusOf } from '@town/slice-kit/http-error';
import { useQueryClient } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { useState } from 'react';
import { clearSession } from '../session/session';
import { advertisersKey } from './advertisers-query';

/** What staff can do with applications, and what is under way. */
export type AdvertiserActions = ReturnType<typeof useAdvertiserActions>;

/** Calls the server, tells how it went, and fetches the list anew. */
export function useAdvertiserActions(token: string) {
  const queryClient = useQueryClient();
  const showToast = useToasts((state) => state.show);
  const [busy, setBusy] = useState<string | null>(null);
  const [creating, setCreating] = useState<string | null>(null);

  const refresh = () => queryClient.invalidateQueries({ queryKey: [advertisersKey] });

  function fail(error: unknown, title: string, description: string) {
    if (statusOf(error) === 401) clearSession();
    else showToast({ tone: 'error', title, description });
  }

  async function setStatus(
    advertiser: StaffAdvertiser,
    status: AdvertiserStatus,
    undoable = true,
  ): Promise<void> {
    setBusy(advertiser.id);
    try {
      await sendJson(
        staffApi.advertiserStatus(advertiser.id),
        { status },
        { method: 'PUT', token },
      );
      showToast({
        tone: 'success',
        title: 'Status Updated',
        description: 'Advertiser status has been updated successfully',
        ...(undoable && {
          action: {
            label: 'Undo',
            onClick: () => void setStatus(advertiser, advertiser.status, false),
          },
        }),
      });
      await refresh();
    } catch (error) {
      fail(error, 'Update Failed', 'Failed to update advertiser status');
    } finally {
      setBusy(null);
    }
  }

  async function createBusiness(advertiser: StaffAdvertiser): Promise<void> {
    setCreating(advertiser.id);
    try {
      await sendJson(staffApi.createBusiness(advertiser.id), undefined, { token });
      showToast({
        tone: 'success',
        title: 'Business Created',
        description: 'Business listing has been created successfully',
      });
      await refresh();
    } catch (error) {
      fail(error, 'Creation Failed', 'Failed to create business listing');
    } finally {
      setCreating(null);
    }
  }

  return { busy, creating, setStatus, createBusiness };
}
