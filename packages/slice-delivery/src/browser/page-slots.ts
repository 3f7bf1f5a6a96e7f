/** The widgets in each slot of the shell's pages, in their order: slice and module. */
export type SlotWidgets = Record<string, (readonly [slice: string, name: string])[]>;

/** A slice's entry in the site's navigation. */
export interface NavigationLink {
  to: string;
  label: string;
  /** Its place: the shell's own entries have 10, 20 and so on. */
  order: number;
  /** The label's language where it may not be that of the page. */
  lang?: string;
}
