import { type FocusEvent, type RefObject, useRef } from 'react';

/** Does not include search fields and files, which are easy to enter again. */
const typedInto = 'input:not([type="search"], [type="file"]), textarea';

/**
 * Detects whether a text in a box has changed since its field first had the focus. Works without the
 * forms' help, for controlled and uncontrolled fields.
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
