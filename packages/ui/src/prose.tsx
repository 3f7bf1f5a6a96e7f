import { useContentLanguage } from '@town/language/content-language';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names';
import styles from './prose.module.css';

/** Running text with headings and lists, which people wrote: articles, history, terms. */
export function Prose({ className, ...props }: ComponentPropsWithRef<'div'>) {
  const lang = useContentLanguage();
  return <div lang={lang} {...props} className={classNames(styles.prose, className)} />;
}
