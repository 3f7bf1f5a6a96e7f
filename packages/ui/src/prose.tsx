import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names';
import styles from './prose.module.css';

/** Running text with headings and lists: articles, history, terms. */
export function Prose({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={classNames(styles.prose, className)} />;
}
