import { ChevronDown } from 'lucide-react';
import { Accordion as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { Heading, type HeadingLevel } from './heading';
import { Unstyled } from './unstyled';

/** A question and its answer. */
export interface AccordionItem {
  value: string;
  title: ReactNode;
  content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  headingLevel?: HeadingLevel;
  /** The item open at first. */
  defaultValue?: string;
}

/** A list of headings that open, one at a time. */
export function Accordion({ items, headingLevel = 3, defaultValue }: AccordionProps) {
  return (
    <Primitive.Root
      type="single"
      collapsible
      defaultValue={defaultValue}
      className={styles.accordion}
    >
      {items.map((item) => (
        <Primitive.Item key={item.value} value={item.value} className={styles.item}>
          <Primitive.Header asChild>
            <Heading level={headingLevel} className={styles.heading}>
              <Primitive.Trigger className={styles.trigger}>
                {item.title}
                <ChevronDown className="needs-scripts" size={20} aria-hidden="true" />
              </Primitive.Trigger>
            </Heading>
          </Primitive.Header>
          <Primitive.Content forceMount asChild>
            <Unstyled className={styles.content}>{item.content}</Unstyled>
          </Primitive.Content>
        </Primitive.Item>
      ))}
    </Primitive.Root>
  );
}
