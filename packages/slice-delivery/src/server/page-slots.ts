import type { Language } from '@town/contracts/pages/languages';
import type { NavigationLink, SlotWidgets } from '../browser/page-slots.js';
import type { RegisteredSlice } from '../registry/slice-registry.js';

type Filling = Pick<RegisteredSlice, 'name' | 'exposes' | 'widgets'>;

/**
 * Which widgets fill each slot of the shell's pages, in their order. A version that was published
 * before manifests named slots fills those that its modules are named after.
 */
export function slotWidgets(slices: readonly Filling[]): SlotWidgets {
  const all = slices
    .flatMap((slice) => widgetsOf(slice).map((widget) => ({ ...widget, slice: slice.name })))
    .sort((a, b) => a.order - b.order || a.slice.localeCompare(b.slice));
  // A slot may be named like a property that every object has.
  const slots = new Map<string, [slice: string, name: string][]>();
  for (const { slot, slice, module } of all) {
    slots.set(slot, [...(slots.get(slot) ?? []), [slice, module.slice(2)]]);
  }
  return Object.fromEntries(slots);
}

function widgetsOf({ exposes, widgets }: Filling) {
  if (widgets) return widgets;
  return Object.keys(exposes)
    .filter((module) => module !== './routes' && module !== './es')
    .map((module) => ({ slot: module.slice(2), module, order: 0 }));
}

/** The slices' entries in the navigation of a page in this language. */
export function navigationLinks(
  slices: readonly Pick<RegisteredSlice, 'navigation'>[],
  language: Language,
): NavigationLink[] {
  return slices.flatMap(({ navigation }) => {
    if (!navigation) return [];
    const { to, order, label, es } = navigation;
    return [language === 'es' && es ? { to, order, label: es } : { to, order, label, lang: 'en' }];
  });
}
