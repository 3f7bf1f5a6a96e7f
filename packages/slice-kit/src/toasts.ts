import { create } from '@town/slice-kit/state';

/** A short message that appears over the page for a few seconds. */
export interface Toast {
  id: number;
  tone: 'success' | 'error';
  title: string;
  description?: string;
  /** An action, for example Undo. */
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

/** The page's one toast. Any slice shows a toast here; the shell displays it. */
export const useToasts = create<ToastState>()((set) => ({
  toast: null,
  lastId: 0,
  show: (toast) =>
    set(({ lastId }) => ({ toast: { ...toast, id: lastId + 1 }, lastId: lastId + 1 })),
  dismiss: () => set({ toast: null }),
}));
