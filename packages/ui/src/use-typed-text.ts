import { type FocusEvent, type RefObject, useRef } from 'react';

/** Words that are searched for and files are easy to give again. */
const typedInto = 'input:not([type="search"], [type="file"]), textarea';

/**
 * Knows whether somebody has changed a text in a box since its field first had the focus. Forms need
 * not tell, whether React controls their fields or not.
 */
export function useTypedText(box: RefObject<Element | null>) {
  const before = useRef(new WeakMap<Element, string>());
  return {
    /** For the box: called when a field gets the focus. */
    remember({ target }: FocusEvent<Element>) {
      if (isField(target) && !before.current.has(target)) before.current.set(target, target.value);
    },
    isTyped: () =>
      [...(box.current?.querySelectorAll(typedInto) ?? [])].some(
        (field) => isField(field) && (before.current.get(field) ?? field.value) !== field.value,
      ),
  };
}

function isField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
