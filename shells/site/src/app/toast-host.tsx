import { useToasts } from '@town/slice-kit/toasts';
import { lazy, Suspense, useEffect } from 'react';
import { PlainToast } from './plain-toast';

const loadToaster = () => import(/* webpackChunkName: "toaster" */ './toaster');

// The first toast may say that there is no network, and then the toaster cannot be loaded either.
const Toaster = lazy(() => loadToaster().catch(() => ({ default: PlainToast })));

/**
 * Loads the toaster when the first toast is shown.
 * @param early loads it at once: the page saves what people type, and must be able to report a failed
 * save
 */
export function ToastHost({ early }: { early: boolean }) {
  const needed = useToasts((state) => state.toast !== null || state.lastId > 0);
  useEffect(() => {
    if (early) void loadToaster().catch(() => {});
  }, [early]);
  return needed ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
