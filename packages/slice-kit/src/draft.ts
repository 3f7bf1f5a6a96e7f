const prefix = 'draft:';

/** What was typed into a form of this tab and not sent yet. */
export function readDraft(name: string): Record<string, unknown> | undefined {
  try {
    const text = sessionStorage.getItem(prefix + name);
    const draft: unknown = text ? JSON.parse(text) : undefined;
    return draft && typeof draft === 'object' ? (draft as Record<string, unknown>) : undefined;
  } catch {
    // Storage may be switched off: the form works without.
    return undefined;
  }
}

/** Keeps what was typed until the tab is closed. */
export function writeDraft(name: string, values: unknown): void {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(values));
  } catch {
    // Storage may be switched off or full: the form works without.
  }
}

/** Forgets what was typed. */
export function clearDraft(name: string): void {
  try {
    sessionStorage.removeItem(prefix + name);
  } catch {
    // Nothing was kept either.
  }
}
