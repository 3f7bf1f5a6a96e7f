const styles = `
  pre {
    position: fixed; inset: auto 1rem 1rem; z-index: 2147483647; margin: 0; padding: 1rem;
    max-height: 60vh; overflow: auto; border: 2px solid #e5484d; border-radius: 8px;
    background: #191111; color: #ffe5e5; font: 13px/1.5 ui-monospace, monospace;
    white-space: pre-wrap;
  }
`;

let host: HTMLElement | undefined;

/** Shows the errors of builds over the page, or removes them if there are none. */
export function showProblems(problems: string): void {
  host?.remove();
  host = undefined;
  if (!problems) return;
  const notice = document.createElement('pre');
  notice.setAttribute('role', 'alert');
  notice.tabIndex = 0;
  notice.textContent = problems;
  // A constructed style sheet, because the page's security policy forbids inline styles.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  host = document.createElement('slice-problems');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  root.append(notice);
  document.body.append(host);
}
