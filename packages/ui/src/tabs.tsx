import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { hasModifier } from './has-modifier';
import styles from './tabs.module.css';

/** One tab and its content. */
export interface Tab {
  value: string;
  label: ReactNode;
  /** The page's address with this tab open, for browsers without scripts and for new windows. */
  href: string;
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

/**
 * Tabs with one panel shown, as the ARIA Authoring Practices describe them: only the open tab is a tab
 * stop, and the arrow keys, Home and End open another one. Written out here, because the library's tabs
 * took 9 KB of script.
 */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId();
  const open = tabs.findIndex((tab) => tab.value === value);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const index = indexAfter(event.key, open, tabs.length);
    const [tab, shown] = [tabs[index], event.currentTarget.children[index]];
    if (!tab || hasModifier(event)) return;
    event.preventDefault();
    if (shown instanceof HTMLElement) shown.focus();
    onChange(tab.value);
  };
  const choose = (event: MouseEvent, chosen: string) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    onChange(chosen);
  };
  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={press}>
        {tabs.map((tab, index) => (
          <a
            key={tab.value}
            id={`${id}-tab-${tab.value}`}
            role="tab"
            href={tab.href}
            className={styles.tab}
            aria-selected={index === open}
            aria-controls={`${id}-panel-${tab.value}`}
            tabIndex={index === open ? 0 : -1}
            onClick={(event) => choose(event, tab.value)}
          >
            {tab.label}
          </a>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.value}
          id={`${id}-panel-${tab.value}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${tab.value}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel is a tab stop after its tab.
          tabIndex={0}
          className={styles.panel}
          hidden={index !== open}
        >
          {index === open && tab.panel}
        </div>
      ))}
    </div>
  );
}

/**
 * The index of the tab that a key opens; -1 for any other key. Includes the space bar, which does not follow
 * links.
 */
function indexAfter(key: string, open: number, count: number): number {
  if (key === 'ArrowRight') return (open + 1) % count;
  if (key === 'ArrowLeft') return (open - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key === ' ' ? open : -1;
}
