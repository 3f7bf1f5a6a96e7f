import { EditorContent, useEditor } from '@tiptap/react';
import { FieldFrame, type FieldProps } from '@town/ui/field-frame';
import prose from '@town/ui/prose.module.css';
import { useEffect, useImperativeHandle, useRef } from 'react';
import css from './article-editor.module.css';
import type { ArticleInputProps } from './article-input-props';
import { ArticleToolbar } from './article-toolbar';
import { cleanPastedHtml } from './clean-pasted-html';
import { extensions } from './extensions';

/** A paragraph at the end in which nothing was typed, for example below a picture. */
const emptyEnd = /(<p><\/p>)+$/;

/** The rich-text editor of an article. Its value is HTML. */
export default function ArticleEditor(props: ArticleInputProps) {
  const { id, field, error, value, locked, onChange, onBlur, ref } = props;
  /** The last HTML that this editor wrote into the form. */
  const written = useRef(value);
  const attributes = {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': field.label,
    class: `${prose['prose']} ${css['text']}`,
    ...describedBy(id, { help: field.help, error }),
  };
  const editor = useEditor({
    extensions,
    content: value,
    editable: !locked,
    // The site's security policy forbids the inline style element that the library would add.
    injectCSS: false,
    editorProps: { attributes, transformPastedHTML: cleanPastedHtml },
    onUpdate({ editor: changed }) {
      written.current = changed.isEmpty ? '' : changed.getHTML().replace(emptyEnd, '');
      onChange(written.current);
    },
    onBlur,
  });
  useImperativeHandle(ref, () => ({ focus: () => void editor.commands.focus() }), [editor]);

  // A value that this editor did not write comes from the form: after a merge or a save.
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <FieldFrame id={id} label={field.label} help={field.help} error={error}>
      {() => (
        <div className={css.editor} data-invalid={error ? true : undefined}>
          {!locked && <ArticleToolbar editor={editor} controls={id} />}
          <EditorContent editor={editor} />
        </div>
      )}
    </FieldFrame>
  );
}

/** The attributes that tie the text to the messages of its frame, which end in these ids. */
function describedBy(id: string, { help, error }: Pick<FieldProps, 'help' | 'error'>) {
  const ids = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return {
    ...(ids && { 'aria-describedby': ids }),
    ...(error && { 'aria-invalid': 'true' }),
  };
}
