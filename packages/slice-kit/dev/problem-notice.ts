const styles = `
  pre {
    position: fixed; inset: auto 1rem 1rem; z-index: 2147483647; margin: 0; padding: 1rem;
    max-height: 60vh; overflow: auto; border: 2px solid #e5484d; border-radius: 8px;
    background: #191111; color: #ffe5e5; font: 13px/1.5 ui-monospace, monospace;
    white-space: pre-wrap;
  }
`;

let host: HTMLElement | undefined;

/** Shows what is wrong with the newest build over the page, or takes it away again. */
export function showProblems(problems: string | undefined): void {
  host?.remove();
  host = undefined;
  if (!problems) return;
  const notice = document.createElement('pre');
  notice.setAttribute('role', 'alert');
  notice.tabIndex = 0;
  notice.textContent = problems;
  // Apart from the page's styles, and allowed by its policy, which knows no inline ones.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  host = document.createElement('slice-problems');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  root.append(notice);
  document.body.append(host);
}
