import type { RegisteredSlice } from '@town/contracts/slice-registry';
import type { RoutesModule, WidgetModule } from '@town/slice-kit/slice';
import { type ComponentType, createContext, useContext } from 'react';

/** What a part is given that may be shown without being loaded. */
export interface Retriable {
  /** Loads it again. */
  retry?: () => void;
}

/** How a page reaches slices: from files on the server, over the network in the browser. */
export interface Slices {
  /** A component that shows a widget, or throws or suspends where it is not there (yet). */
  widget(slice: string, name: string): ComponentType<Retriable>;
  /** Notes that something of a slice could not be rendered. */
  failed(slice: string): void;
}

const SlicesContext = createContext<Slices | null>(null);

/** Provided once, around the whole site. */
export const SlicesProvider = SlicesContext.Provider;

/** The slices of this page. */
export function useSlices(): Slices {
  const slices = useContext(SlicesContext);
  if (!slices) throw new Error('useSlices is called outside SlicesProvider');
  return slices;
}

/** Whether a loaded module keeps the promise of `./routes`. */
export function isRoutesModule(module: unknown): module is RoutesModule {
  return typeof (module as RoutesModule | null)?.createRoutes === 'function';
}

/** Whether a loaded module keeps the promise of a widget. */
export function isWidgetModule(module: unknown): module is WidgetModule {
  const widget = module as WidgetModule | null;
  return typeof widget?.default === 'function' && typeof widget.prefetch === 'function';
}

/** The slice that serves a path, if any does. */
export function sliceAt<S extends Pick<RegisteredSlice, 'mounts'>>(
  slices: readonly S[],
  pathname: string,
): S | undefined {
  return slices.find((slice) =>
    slice.mounts.some((mount) => pathname === mount || pathname.startsWith(`${mount}/`)),
  );
}
