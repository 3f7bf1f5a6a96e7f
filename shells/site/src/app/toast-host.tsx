import { useToasts } from '@town/slice-kit/toasts';
import { lazy, Suspense } from 'react';

const Toaster = lazy(() => import(/* webpackChunkName: "toaster" */ './toaster'));

/** Loads what shows toasts when there is the first one to show. */
export function ToastHost() {
  const needed = useToasts((state) => state.toast !== null || state.lastId > 0);
  return needed ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
