import type { Texts } from '@town/language/texts';
import type { Catalog } from '@town/language/translations';
import type { BrowserSlice, NavigationLink, SlotWidgets } from '@town/slice-delivery/browser';
import type { RoutesModule, WidgetModule } from '@town/slice-kit/slice';
import { type ComponentType, createContext, useContext } from 'react';

/** Props of a part that may be shown without being loaded. */
export interface Retriable {
  /** Loads it again. Without it no notice of a failure is shown. */
  retry?: () => void;
}

/** How a page reaches slices: from files on the server, over the network in the browser. */
export interface Slices {
  /**
   * A component that shows a widget. It suspends while the widget loads, and throws if it cannot.
   * @param isExtra shows nothing instead of throwing: an older version of a slice may lack the widget
   */
  widget(slice: string, name: string, isExtra?: boolean): ComponentType<Retriable>;
  /** The widgets in each slot of the shell's pages. */
  slots: SlotWidgets;
  /** The slices' entries in the navigation. */
  navigation: readonly NavigationLink[];
  /** The texts of a slice in the language of the page; English where it has no others. */
  texts(slice: string): Texts;
  /** Records that a part of a slice could not be rendered. */
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

/** The module in which a slice exposes its messages in Spanish. */
export const spanishModule = './es';

/** What that module must export. */
interface MessagesModule {
  spanish: Catalog;
}

/** Whether a loaded module has the exports of a messages module. */
export function isMessagesModule(module: unknown): module is MessagesModule {
  if (typeof module !== 'object' || module === null) return false;
  const messages: unknown = Reflect.get(module, 'spanish');
  return (
    typeof messages === 'object' &&
    messages !== null &&
    Object.values(messages).every((message) => typeof message === 'string')
  );
}

/** Whether a loaded module has the exports of `./routes`. */
export function isRoutesModule(module: unknown): module is RoutesModule {
  return exportsFunction(module, 'createRoutes');
}

/** Whether a loaded module has the exports of a widget. */
export function isWidgetModule(module: unknown): module is WidgetModule {
  return exportsFunction(module, 'default') && exportsFunction(module, 'prefetch');
}

function exportsFunction(module: unknown, name: string): boolean {
  return (
    typeof module === 'object' && module !== null && typeof Reflect.get(module, name) === 'function'
  );
}

/** The slice that serves a path, if any does. */
export function sliceAt<S extends Pick<BrowserSlice, 'mounts'>>(
  slices: readonly S[],
  pathname: string,
): S | undefined {
  return slices.find((slice) =>
    slice.mounts.some((mount) => pathname === mount || pathname.startsWith(`${mount}/`)),
  );
}
