import { staffApi } from '@town/contracts/api/paths';
import {
  type AnnouncedPriceChange,
  type PriceChange,
  priceChangeEffectSchema,
} from '@town/contracts/plans/price-change';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import {
  day,
  listReader,
  number,
  optionalText,
  recordReader,
  text,
  textOr,
} from '@town/slice-kit/tolerant';
import { fetchAsStaff } from '../../lists/fetch-list';
import { useStaff } from '../session/staff';
import { useDeskFailure } from '../session/use-desk-failure';
import { deskKey, useStaffQuery } from '../session/use-staff-query';

const key = 'price-changes';

/** A change of any plan, also of one that this page does not know. */
export type ShownChange = Omit<AnnouncedPriceChange, 'plan'> & { plan: string };

const count = (value: unknown) => number(value) ?? 0;

const readChange = recordReader<ShownChange>({
  id: text,
  plan: text,
  cents: number,
  from: day,
  createdAt: textOr(''),
  withdrawnAt: optionalText,
  announced: count,
  applied: count,
});

/** Every price that was announced, the latest first. */
export function usePriceChanges() {
  const { token } = useStaff();
  return useStaffQuery({
    key: [key],
    fetch: async (signal) =>
      listReader(readChange)((await fetchAsStaff(staffApi.priceChanges, token, signal)).data),
  });
}

/** The actions of administrators on prices. The dialog itself shows why a price cannot be announced. */
export function usePriceActions() {
  const { token } = useStaff();
  const queryClient = useQueryClient();
  const showToast = useToasts((state) => state.show);
  const fail = useDeskFailure();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: [deskKey, key] });

  const ask = useMutation({
    mutationFn: async (change: PriceChange) => {
      const { plan, cents, from } = change;
      const query = new URLSearchParams({ plan, cents: String(cents), from });
      const address = `${staffApi.priceChangeEffect}?${query}`;
      const { data } = await fetchAsStaff(address, token);
      return { change, recipients: priceChangeEffectSchema.parse(data).recipients };
    },
  });
  const announce = useMutation({
    mutationFn: (change: PriceChange) => sendJson(staffApi.priceChanges, change, { token }),
    onSuccess: () =>
      showToast({
        tone: 'success',
        title: 'The price is announced',
        description: 'The e-mails are on their way.',
      }),
    onSettled,
  });
  const withdraw = useMutation({
    mutationFn: ({ id }: ShownChange) =>
      sendJson(staffApi.priceChange(id), undefined, { method: 'DELETE', token }),
    onSuccess: () => showToast({ tone: 'success', title: 'The price is withdrawn' }),
    onError: fail('Not withdrawn'),
    onSettled,
  });
  return { ask, announce, withdraw };
}
