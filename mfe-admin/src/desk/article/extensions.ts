import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';

/**
 * What an article may hold, within the list that the service sanitises by. Nothing changes a text by
 * itself: a text that was only opened must stay as it is.
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
