import { Tabs as Primitive } from 'radix-ui';
import type { MouseEvent, ReactNode } from 'react';
import styles from './tabs.module.css';
import { Unstyled } from './unstyled';

/** One tab and what it shows. */
export interface Tab {
  value: string;
  label: ReactNode;
  /** The page's address with this tab open, for browsers without scripts. */
  href?: string;
  /** Rendered only while the tab is open. */
  panel: ReactNode;
}

interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** The open tab. */
  value: string;
  onChange(value: string): void;
}

/** The tab opens the panel; its link is for browsers without scripts. */
function stay(event: MouseEvent) {
  const newWindow = event.metaKey || event.ctrlKey || event.shiftKey;
  if (!newWindow) event.preventDefault();
}

/** Tabs with one panel shown. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Primitive.Root value={value} onValueChange={onChange}>
      <Primitive.List aria-label={label} asChild>
        <Unstyled className={styles.list}>
          {tabs.map((tab) => (
            <Primitive.Trigger
              key={tab.value}
              value={tab.value}
              className={styles.tab}
              asChild={Boolean(tab.href)}
            >
              {tab.href ? (
                <a href={tab.href} onClick={stay}>
                  {tab.label}
                </a>
              ) : (
                tab.label
              )}
            </Primitive.Trigger>
          ))}
        </Unstyled>
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} asChild>
          <Unstyled className={styles.panel}>{tab.panel}</Unstyled>
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
