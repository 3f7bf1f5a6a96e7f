import { create } from '@town/slice-kit/state';

/** A short message that appears for a while over the page. */
export interface Toast {
  id: number;
  tone: 'success' | 'error';
  title: string;
  description?: string;
  /** A way to take it back or go on. */
  action?: { label: string; onClick(): void };
}

interface ToastState {
  /** At most one is shown: a new one takes the place of the older. */
  toast: Toast | null;
  /** Id of the newest toast; 0 before the first. */
  lastId: number;
  show(toast: Omit<Toast, 'id'>): void;
  dismiss(): void;
}

/** The one toast of the page, shown by the shell, filled by whoever has something to say. */
export const useToasts = create<ToastState>()((set) => ({
  toast: null,
  lastId: 0,
  show: (toast) =>
    set(({ lastId }) => ({ toast: { ...toast, id: lastId + 1 }, lastId: lastId + 1 })),
  dismiss: () => set({ toast: null }),
}));
