import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  TextQuote,
} from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import css from './article-editor.module.css';
import { LinkDialog } from './link-dialog';
import { PictureDialog } from './picture-dialog';

interface Tool {
  name: string;
  icon: LucideIcon;
  isActive(editor: Editor): boolean;
  /** Missing for a tool that opens a dialog. */
  run?(editor: Editor): void;
}

const tools: readonly Tool[] = [
  {
    name: 'Bold',
    icon: Bold,
    isActive: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'Italic',
    icon: Italic,
    isActive: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'Heading',
    icon: Heading2,
    isActive: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'Smaller heading',
    icon: Heading3,
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'List',
    icon: List,
    isActive: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'Numbered list',
    icon: ListOrdered,
    isActive: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'Quote',
    icon: TextQuote,
    isActive: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  { name: 'Link', icon: Link, isActive: (editor) => editor.isActive('link') },
  { name: 'Picture', icon: ImagePlus, isActive: (editor) => editor.isActive('image') },
];

interface ArticleToolbarProps {
  editor: Editor;
  /** Id of the text. */
  controls: string;
}

/** The toolbar of an article. One tool is in the tab order; the arrow keys move to the others. */
export function ArticleToolbar({ editor, controls }: ArticleToolbarProps) {
  const [current, setCurrent] = useState(0);
  const [asking, setAsking] = useState<string>();
  const bar = useRef<HTMLDivElement>(null);
  const pressed = useEditorState({
    editor,
    selector: (state) => tools.map((tool) => tool.isActive(state.editor)),
  });

  function move(event: KeyboardEvent) {
    const next = target(event.key, current);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  }

  useFocusAfter(asking, editor);
  function ask(name: string) {
    editor.view.focus();
    setAsking(name);
  }

  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label="Formatting"
        aria-controls={controls}
        className={css.toolbar}
        onKeyDown={move}
      >
        {tools.map(({ name, icon: Icon, run }, index) => (
          <button
            key={name}
            type="button"
            className={css.tool}
            title={name}
            aria-label={name}
            aria-pressed={pressed[index]}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            onClick={() => (run ? run(editor) : ask(name))}
          >
            <Icon aria-hidden size={20} />
          </button>
        ))}
      </div>
      <LinkDialog editor={editor} open={asking === 'Link'} onClose={() => setAsking(undefined)} />
      <PictureDialog
        editor={editor}
        open={asking === 'Picture'}
        onClose={() => setAsking(undefined)}
      />
    </>
  );
}

/**
 * Gives the text the focus when a dialog closes, as every other tool does. The dialog itself returns it to
 * where it was, but that would lose a cursor that the dialog has moved.
 */
function useFocusAfter(asking: string | undefined, editor: Editor): void {
  useEffect(() => {
    if (!asking) return undefined;
    return () => {
      if (!editor.isDestroyed) editor.view.focus();
    };
  }, [asking, editor]);
}

/** The index of the tool that a key moves to. */
function target(key: string, current: number): number | undefined {
  const last = tools.length - 1;
  if (key === 'ArrowRight') return current === last ? 0 : current + 1;
  if (key === 'ArrowLeft') return current === 0 ? last : current - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}
