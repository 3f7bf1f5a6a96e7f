import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';

/**
 * The formatting that an article may have, a subset of what the service's sanitiser allows. No extension
 * may change a text on its own, because opening an article must not change it.
 */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    trailingNode: false,
    link: {
      openOnClick: false,
      protocols: ['mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Image,
];
