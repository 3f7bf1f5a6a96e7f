import { TextArea } from '@town/ui/text-area';
import { useImperativeHandle, useRef } from 'react';
import css from './article-editor.module.css';
import type { ArticleInputProps } from './article-input-props';

/** Edits an article as HTML. */
export function HtmlArea({ id, field, error, value, onChange, onBlur, ref }: ArticleInputProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => area.current?.focus() }));
  return (
    <TextArea
      ref={area}
      id={id}
      label={`${field.label} as HTML`}
      help="This article has parts that the editor does not show, for example a table."
      error={error}
      className={css.html}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
    />
  );
}
